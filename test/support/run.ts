import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program in the repository with additional variables. Resolves with its exit code and output. */
export function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; shown: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env }, timeout: 150_000 };
    execFile(file, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, shown: stdout + stderr });
    });
  });
}

/** Runs a file of `src/` like an npm script. */
export const runSource = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], env);
