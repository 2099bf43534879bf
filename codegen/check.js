/**
 * `npm run check`: runs every script `check:…` of package.json, as many at a time as there are cores, in the order in which
 * they are listed there: the longest first. Prints what each said when it has ended, and at the end which failed.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
const failed = [];

/** Resolves with the exit code of a command line and all that it printed. */
function run(command) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function takeTurns() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const began = performance.now();
    const { code, said } = await run(command);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`\n== ${name}: ${code === 0 ? 'passed' : 'failed'} (${seconds} s)\n${said}`);
    if (code !== 0) failed.push(name);
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeTurns));
if (failed.length > 0) {
  process.stdout.write(`\nfailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
