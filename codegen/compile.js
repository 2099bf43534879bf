/**
 * Compiles src/, workflows/ and console/ to dist/ after `npm ci` and before `npm start`, unless dist/ is up to date.
 * Bundles our modules, because loading a thousand small files would slow down each start.
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
import { compileConsole } from './compileConsole.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = ['src', 'workflows', 'console', 'package.json', 'tsconfig.json'];
/** Separate builds, because Temporal bundles the workflows again and they share nothing with the service. */
const BUILDS = [
  {
    // the service, the script that bundles workflows when the image is built, and the PDF thread
    entryPoints: ['src/main.ts', 'src/delivery/worker/bundle.ts', 'src/pdf/thread.ts'],
    splitting: true,
    // beside the entry point, where src/lib/sourceFolder.ts finds files that are read at run time
    chunkNames: 'src/[name]-[hash]',
    // copied and parsed as JSON, which is much faster than an object literal
    loader: { '.json': 'copy' },
    assetNames: 'src/[name]-[hash]',
  },
  { entryPoints: ['workflows/index.ts'] },
];
/** Written last: if it is missing, the previous compilation did not finish. */
const DONE = path.join(root, 'dist', 'compiled');
/** The commit that was compiled, for `--version`, the status and the metrics (src/lib/build.ts). */
const BUILD = path.join(root, 'dist', 'src', 'build.json');

// a release package contains dist/ and no sources
if (existsSync(path.join(root, 'src'))) {
  // `npm run build` always compiles, because a copy that preserves old file times hides changes
  if (
    process.argv.includes('--force') ||
    !existsSync(DONE) ||
    statSync(DONE).mtimeMs < Math.max(...SOURCES.map(changedIn))
  )
    await compile();
  // a commit changes no file times, so it is recorded even if nothing was compiled
  if (existsSync(DONE)) writeFileSync(BUILD, `${JSON.stringify({ commit: commitOf() })}\n`);
}

/** The commit of the sources, with `-dirty` after changes; null outside a repository. COMMIT overrides it. */
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

/** The time of the latest change in a file or folder. Adding or removing a file changes its folder. */
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
  await compileConsole(esbuild, root);
  takeAlong();
  writeFileSync(DONE, '');
  // dated to the start of this compilation, so that the next start compiles what changed since
  utimesSync(DONE, began, began);
}

/** Copies files that are read, not imported: browser scripts, and files of packages that production lacks. */
function takeAlong() {
  for (const entry of readdirSync(path.join(root, 'src'), { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.endsWith('.js')) cpSync(file, path.join(root, 'dist', path.relative(root, file)));
  }
  const files = JSON.parse(readFileSync(path.join(root, 'src', 'lib', 'installed.json'), 'utf8'));
  for (const file of Object.values(files))
    cpSync(path.join(root, 'node_modules', file), path.join(root, 'dist', 'installed', file));
}
