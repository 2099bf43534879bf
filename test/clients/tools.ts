/**
 * Programs of others that read the published documents: linters and generators of clients. They are installed the first time
 * they are needed, from the lockfile in tools/, into a folder of the cache; nothing of them is shipped, and none of their
 * install scripts run.
 */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const HERE = path.join(import.meta.dirname, 'tools');
const KEPT = path.join(import.meta.dirname, '../../node_modules/.cache/client-tools');
const FILES = ['package.json', 'package-lock.json'];

/** The folder with the tools; why they cannot be had, where that is so. */
function install(): { folder: string } | { whyNot: string } {
  const version = createHash('sha256');
  for (const name of FILES) version.update(readFileSync(path.join(HERE, name)));
  const folder = path.join(KEPT, version.digest('hex').slice(0, 12));
  if (existsSync(folder)) return { folder };
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  for (const name of FILES) cpSync(path.join(HERE, name), path.join(making, name));
  try {
    const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', npm, { cwd: making, timeout: 300_000, stdio: 'pipe' });
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    return { whyNot: `npm cannot install them: ${String((error as Error).message).split('\n')[0]}` };
  }
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, folder);
  return { folder };
}

const installed = install();

/** Why the tools cannot be run here; null where they can. */
export const whyNot: string | null = 'whyNot' in installed ? installed.whyNot : null;

/** Where they are installed; throws where they cannot be. */
export function toolsFolder(): string {
  if ('whyNot' in installed) throw new Error(installed.whyNot);
  return installed.folder;
}

/** Runs one of them; what it prints, whatever its exit code. */
export async function tool(name: string, args: string[], cwd?: string): Promise<string> {
  const folder = toolsFolder();
  const program = path.join(folder, 'node_modules/.bin', name);
  // some of them count their runs somewhere, unless they are told not to
  const env = { ...process.env, SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1', CI: 'true' };
  const ran = run(program, args, { cwd: cwd ?? folder, env, maxBuffer: 2 ** 28 });
  return ran.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout) throw new Error(`${name}: ${error.stderr}`);
      return error.stdout;
    },
  );
}
