/**
 * `npm run rehearse`: rehearses a production with the parts installed on this machine. It says which are
 * missing and how to install them. Exits with 0 only if all was well.
 */
import { fileURLToPath } from 'node:url';
import { inNetworkOfItsOwn, isInside, prepareParts } from './parts/inside.ts';
import { buildTemporal } from './parts/temporal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  if (isInside()) {
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
  return (await prepareParts(say)) ? inNetworkOfItsOwn(fileURLToPath(import.meta.url)) : 1;
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
