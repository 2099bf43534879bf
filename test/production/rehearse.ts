/**
 * `npm run rehearse`: the rehearsal of a production, from the parts that are installed here. Says which are missing, and what
 * installs them; ends with 0 only where all was well.
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { missingParts } from './parts/missing.ts';
import { buildTemporal, isTemporalBuilt } from './parts/temporal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** Set in the network that has nothing but loopback. */
const INSIDE = 'WORKFORCE_REHEARSAL';

async function main(): Promise<number> {
  if (process.env[INSIDE]) {
    const { rehearse } = await import('./rehearsal.ts');
    const began = Date.now();
    const { figures, faults } = await rehearse(say);
    const seconds = Math.round((Date.now() - began) / 1000);
    for (const [name, figure] of Object.entries({ ...figures, 'seconds in all': seconds }))
      say(`${name.padEnd(28)}${figure}`);
    for (const fault of faults) say(`FAULT: ${fault}`);
    say(faults.length === 0 ? 'All was well.' : `${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  }
  if (process.argv.includes('--build-only')) {
    await buildTemporal();
    return 0;
  }
  const missing = missingParts();
  if (missing.length > 0) {
    say(`Not rehearsed, because these are missing: ${missing.join('; ')}.`);
    return 1;
  }
  // what ships is compiled
  const compiled = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../../codegen/compile.js', import.meta.url))],
    {
      stdio: 'inherit',
    },
  );
  if (compiled.status !== 0) return 1;
  if (!isTemporalBuilt()) say("building Temporal's server from source, once: minutes");
  await buildTemporal();
  return inNetworkOfItsOwn();
}

function inNetworkOfItsOwn(): Promise<number> {
  const prepared = 'ip link set lo up && ip -6 address add 2e00::1/128 dev lo nodad && exec "$@"';
  const again = [process.execPath, '--import', 'tsx', fileURLToPath(import.meta.url)];
  const child = spawn('unshare', ['--net', '--', 'sh', '-c', prepared, 'sh', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: 'yes' },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
