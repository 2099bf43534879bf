import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@temporalio/worker';

const folder = fileURLToPath(new URL('../../workflows/', import.meta.url));
/** From source as from the build. */
const entry = path.join(folder, import.meta.url.endsWith('.ts') ? 'index.ts' : 'index.js');

/**
 * The file with the workflows as one bundle, built where there is none of this content yet (about a second, and webpack in
 * memory). Cached under node_modules, else in `fallbackDir`, named by what goes into it.
 */
export async function workflowBundle(fallbackDir: string = tmpdir(), logger?: Logger): Promise<string> {
  const name = `workflows-${contentHash()}.js`;
  for (const cache of cacheFolders(fallbackDir)) {
    const file = path.join(cache, name);
    if (statSync(file, { throwIfNoEntry: false })) return file;
  }
  // only now: webpack is large, and a start with a bundle should not pay for it
  const { bundleWorkflowCode } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({ workflowsPath: entry, ...(logger && { logger }) });
  for (const cache of cacheFolders(fallbackDir)) {
    try {
      mkdirSync(cache, { recursive: true });
      const file = path.join(cache, name);
      const written = `${file}.${process.pid}`;
      writeFileSync(written, code);
      renameSync(written, file);
      return file;
    } catch {
      // not ours to write to: the next one
    }
  }
  throw new Error(`The workflow bundle can be written nowhere; make ${fallbackDir} writable.`);
}

const cacheFolders = (fallbackDir: string): string[] => [
  fileURLToPath(new URL('../../node_modules/.cache/workforce-api/', import.meta.url)),
  path.join(fallbackDir, 'cache'),
];

/** What the bundle is made of: our workflow files, and the SDK's version, which must be the worker's. */
function contentHash(): string {
  const sdk = createRequire(import.meta.url)('@temporalio/worker/package.json') as { version: string };
  const hash = createHash('sha256').update(`${sdk.version}\0`);
  for (const file of readdirSync(folder).sort()) {
    if (/\.(ts|js)$/.test(file)) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
