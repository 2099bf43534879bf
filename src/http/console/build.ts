import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../../lib/packageFolder.ts';
import { staticDocument, type StaticDocument } from '../document.ts';

/** The built console: a page with marks for the workspace's values, and files by name. */
export interface Build {
  page: string;
  assets: ReadonlyMap<string, StaticDocument>;
  /** The service worker. Browsers ask for it again and again, as it is not under a name of its content. */
  worker: StaticDocument;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** What `codegen/compileConsole.js` has written; null if nobody has run it. */
export function readBuild(folder = path.join(packageFolder(), 'dist', 'console')): Build | null {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return null;
  const assets = new Map<string, StaticDocument>();
  for (const name of readdirSync(path.join(folder, 'assets'))) {
    const text = readFileSync(path.join(folder, 'assets', name), 'utf8');
    // the name contains the hash of the content
    const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    assets.set(name, staticDocument(TYPES[path.extname(name)] ?? 'text/plain', text, forGood));
  }
  const worker = readFileSync(path.join(folder, 'worker.js'), 'utf8');
  return {
    page: readFileSync(page, 'utf8'),
    assets,
    worker: staticDocument(TYPES['.js']!, worker, { 'Cache-Control': 'no-cache' }),
  };
}
