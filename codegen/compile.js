/**
 * Compiles src/ and workflows/ to dist/, unless that was done since they changed last: after `npm ci`, and before `npm start`.
 * Our modules are bundled into a few files, because most of a start would be the loading of a thousand small ones; what is
 * imported when it is needed has files of its own. Packages stay as they are installed. Types are not checked here
 * (`npm run check:types`). In JavaScript, because it runs before anything is compiled.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = ['src', 'workflows', 'package.json', 'tsconfig.json'];
/** Each has files of its own: the workflows are bundled once more, for Temporal, and share nothing with the service. */
const BUILDS = [
  {
    // what runs, what makes Temporal's bundle where the image is built, and the thread that draws
    entryPoints: ['src/main.ts', 'src/delivery/worker/bundle.ts', 'src/pdf/thread.ts'],
    splitting: true,
    // beside the entry point, where src/lib/sourceFolder.ts looks for files that are read
    chunkNames: 'src/[name]-[hash]',
    // parsed as JSON, which takes a fraction of the time that a literal does
    loader: { '.json': 'copy' },
    assetNames: 'src/[name]-[hash]',
  },
  { entryPoints: ['workflows/index.ts'] },
];
/** Written last: without it, what is in dist/ was left half-way. */
const DONE = path.join(root, 'dist', 'compiled');
/** What was compiled, for `--version`, the status and the metrics (src/lib/build.ts). */
const BUILD = path.join(root, 'dist', 'src', 'build.json');

// a release package contains dist/ and no sources
if (existsSync(path.join(root, 'src'))) {
  // a copy that keeps old times hides what has changed: `npm run build` compiles in any case
  if (
    process.argv.includes('--force') ||
    !existsSync(DONE) ||
    statSync(DONE).mtimeMs < Math.max(...SOURCES.map(changedIn))
  )
    await compile();
  // a commit changes no file, so it is recorded even if nothing was compiled
  if (existsSync(DONE)) writeFileSync(BUILD, `${JSON.stringify({ commit: commitOf() })}\n`);
}

/** The commit of the sources, with `-dirty` if they differ from it; null outside a repository. COMMIT overrides it. */
function commitOf() {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync(
      'git',
      ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
      options,
    ).trim();
  } catch {
    return null;
  }
}

/** When something in it changed last; a folder changes when a file is added or removed. */
function changedIn(name) {
  const found = statSync(path.join(root, name));
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path.join(root, name), { withFileTypes: true, recursive: true }).reduce(
    (latest, entry) => Math.max(latest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
    found.mtimeMs,
  );
}

async function compile() {
  const esbuild = await import('esbuild').catch(() => undefined);
  if (!esbuild) {
    process.stderr.write(
      'Not compiled: esbuild is not installed. Use npm ci without --omit=dev, or a release package (docs/releasing.md).\n',
    );
    process.exitCode = process.env['npm_lifecycle_event'] === 'prepare' ? 0 : 1;
    return;
  }
  const began = new Date();
  for (const name of ['src', 'workflows', 'installed', 'compiled'])
    rmSync(path.join(root, 'dist', name), { recursive: true, force: true });
  const common = {
    absWorkingDir: root,
    outbase: '.',
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
  for (const build of BUILDS) await esbuild.build({ ...common, ...build });
  takeAlong();
  writeFileSync(DONE, '');
  // what changed meanwhile is compiled by the next start
  utimesSync(DONE, began, began);
}

/** What is read and not imported: scripts for browsers, and files of packages, so that production does without those. */
function takeAlong() {
  for (const entry of readdirSync(path.join(root, 'src'), { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.endsWith('.js')) cpSync(file, path.join(root, 'dist', path.relative(root, file)));
  }
  const files = JSON.parse(readFileSync(path.join(root, 'src', 'lib', 'installed.json'), 'utf8'));
  for (const file of Object.values(files))
    cpSync(path.join(root, 'node_modules', file), path.join(root, 'dist', 'installed', file));
}
