/**
 * A separate network and mount namespace for rehearsals of a production: nothing in it can reach another
 * machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { missingParts } from './missing.ts';
import { buildTemporal, isTemporalBuilt } from './temporal.ts';

/** Set inside the network that has only loopback. */
const INSIDE = 'WORKFORCE_REHEARSAL';

export const isInside = (): boolean => process.env[INSIDE] !== undefined;

/** Builds what the parts need. If something is missing, it says so and returns false. */
export async function prepareParts(
  say: (line: string) => void,
  missing: readonly string[] = missingParts(),
): Promise<boolean> {
  if (missing.length > 0) {
    say(`Not run, because these are missing: ${missing.join('; ')}.`);
    return false;
  }
  // releases ship compiled code
  const compile = fileURLToPath(new URL('../../../codegen/compile.js', import.meta.url));
  const compiled = spawnSync(process.execPath, [compile], { stdio: 'inherit' });
  if (compiled.status !== 0) return false;
  if (!isTemporalBuilt()) say("building Temporal's server from source, once: minutes");
  await buildTemporal();
  return true;
}

/**
 * Runs a script in the namespace; resolves with its exit code. The unallocated addresses 2e00::/8 are local
 * there.
 */
export function inNetworkOfItsOwn(script: string, args: readonly string[] = []): Promise<number> {
  const addresses = ['2e00::1', '2e00::2'].map((one) => `ip -6 address add ${one}/128 dev lo nodad`);
  const prepared = ['ip link set lo up', ...addresses, 'exec "$@"'].join(' && ');
  const command = [process.execPath, '--import', 'tsx', script, ...args];
  const child = spawn('unshare', ['--net', '--mount', '--', 'sh', '-c', prepared, 'sh', ...command], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: 'yes' },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
