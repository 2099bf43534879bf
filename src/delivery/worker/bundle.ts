import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Logger, WorkflowBundleOption } from '@temporalio/worker';
import { packageFolder } from '../../lib/packageFolder.ts';
import { sourceFolder } from '../../lib/sourceFolder.ts';

const folder = path.join(sourceFolder(), '..', 'workflows');
/** The entry in the source or in the build. */
const entry = path.join(folder, import.meta.url.endsWith('.ts') ? 'index.ts' : 'index.js');

/**
 * The workflows as one bundle, built unless one of the same content is cached (building takes a second).
 * Cached under node_modules or `dataDir`, never in a folder that others can write to, because it is code.
 */
export async function workflowBundle(dataDir?: string, logger?: Logger): Promise<WorkflowBundleOption> {
  const name = `workflows-${contentHash()}.js`;
  const caches = cacheFolders(dataDir);
  const built = caches.map((cache) => path.join(cache, name)).find((file) => existsSync(file));
  if (built) return { codePath: built };
  const { bundleWorkflowCode } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({ workflowsPath: entry, ...(logger && { logger }) });
  for (const cache of caches) {
    try {
      mkdirSync(cache, { recursive: true });
      const file = path.join(cache, name);
      // renamed, because another process may be writing the same file
      writeFileSync(`${file}.${process.pid}`, code);
      renameSync(`${file}.${process.pid}`, file);
      return { codePath: file };
    } catch {
      // not writable
    }
  }
  return { code };
}

const cacheFolders = (dataDir: string | undefined): string[] => [
  path.join(packageFolder(), 'node_modules', '.cache', 'workforce-api'),
  ...(dataDir === undefined ? [] : [path.resolve(dataDir, 'cache')]),
];

/** Hash of the workflow files and the SDK's version. */
function contentHash(): string {
  const sdk = createRequire(import.meta.url)('@temporalio/worker/package.json') as { version: string };
  const hash = createHash('sha256').update(`${sdk.version}\0`);
  for (const file of readdirSync(folder).sort()) {
    if (/\.(ts|js)$/.test(file)) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
