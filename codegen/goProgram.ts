/** Third-party Go programs at a pinned version, built once into the cache. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/go-programs/', import.meta.url));

/**
 * `source` is `module@version`; the module ends with the program's name. Returns its file, or why it has
 * none.
 */
export function goProgram(source: string): { file: string } | { whyNot: string } {
  const [from, version] = source.split('@') as [string, string];
  const name = from.slice(from.lastIndexOf('/') + 1);
  const folder = path.join(cache, version);
  const file = path.join(folder, name);
  if (existsSync(file)) return { file };
  try {
    const env = { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false' };
    execFileSync('go', ['install', source], { env, timeout: 540_000, stdio: 'pipe' });
    return { file };
  } catch (error) {
    return {
      whyNot: `Go cannot build ${name}: ${String((error as Error).message)
        .trim()
        .split('\n')
        .at(-1)}`,
    };
  }
}
