/**
 * `npm run check`: runs every `check:…` script of package.json, in the order listed there (longest first),
 * one per core at a time. Prints the output of each when it ends, and the failed ones last.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
const failed = [];

/** Resolves with the exit code of a command and everything it printed. */
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
