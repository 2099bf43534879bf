import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { run } from '../processes.ts';
import { leastServer } from './version.ts';

/** The absolute path of a program on PATH; undefined if there is none. */
export async function onPath(
  name: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(isAbsolute)) {
    const file = join(folder, name);
    const executable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (executable) return file;
  }
  return undefined;
}

/** The server version in a Temporal CLI (`1.31.2`); undefined if it is not one that runs here. */
export const serverVersionOf = async (binary: string): Promise<string | undefined> =>
  (await ask(binary)).version;

/**
 * Whether the file is not a Temporal CLI that runs here. A CLI that was killed before it answered is not
 * broken: Ctrl-C ended it, or the machine was too busy.
 */
export async function isBroken(binary: string): Promise<boolean> {
  const { version, killed } = await ask(binary);
  return version === undefined && !killed;
}

async function ask(binary: string): Promise<{ version: string | undefined; killed: boolean }> {
  const { code, output, killed } = await run(binary, ['--version'], { timeoutMs: 10_000 });
  const version = code === 0 ? /^temporal version .*\(Server (\d+\.\d+\.\d+)/m.exec(output)?.[1] : undefined;
  return { version, killed };
}

/** Whether a server of that version is new enough for our workflows. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastServer[0] || (major === leastServer[0] && minor >= leastServer[1]);
}
