/**
 * Third-party linters and client generators that read the published documents. They are installed on first
 * use from the lockfile in tools/ into a cache, without install scripts, and never shipped.
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

/** The folder with the tools, or why they are not available. */
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

/** Why the tools cannot run here; null if they can. */
export const whyNot: string | null = 'whyNot' in installed ? installed.whyNot : null;

/** The folder where they are installed; throws if they are not available. */
export function toolsFolder(): string {
  if ('whyNot' in installed) throw new Error(installed.whyNot);
  return installed.folder;
}

/** Runs a tool and returns its output, whatever its exit code. */
export async function tool(name: string, args: string[], cwd?: string): Promise<string> {
  const folder = toolsFolder();
  const program = path.join(folder, 'node_modules/.bin', name);
  // some tools send usage statistics unless told not to
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
