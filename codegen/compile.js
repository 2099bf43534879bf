/**
 * Compiles src/ and workflows/ to dist/, unless that was done since they changed last: after `npm ci`, and before `npm start`,
 * which loads what is compiled in a third of the time that a loader of TypeScript takes. Types are not checked here
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
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const SOURCES = ['src', 'workflows', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
/** Written last: without it, what is in dist/ was left half-way. */
const DONE = path.join(root, 'dist', 'compiled');

// a copy that keeps old times hides what has changed: `npm run build` compiles in any case
if (
  process.argv.includes('--force') ||
  !existsSync(DONE) ||
  statSync(DONE).mtimeMs < Math.max(...SOURCES.map(changedIn))
)
  compile();

/** When something in it changed last; a folder changes when a file is added or removed. */
function changedIn(name) {
  const found = statSync(path.join(root, name));
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path.join(root, name), { withFileTypes: true, recursive: true }).reduce(
    (latest, entry) => Math.max(latest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
    found.mtimeMs,
  );
}

function compile() {
  const compiler = compilerFile();
  if (!compiler) {
    // what runs in production brings dist/ along, and no compiler
    process.stderr.write('Not compiled: TypeScript is not installed.\n');
    process.exitCode = process.env['npm_lifecycle_event'] === 'prepare' ? 0 : 1;
    return;
  }
  const began = new Date();
  for (const name of ['src', 'workflows', 'installed', 'compiled'])
    rmSync(path.join(root, 'dist', name), { recursive: true, force: true });
  const project = path.join(root, 'tsconfig.build.json');
  execFileSync(process.execPath, [compiler, '-p', project, '--noCheck'], { stdio: 'inherit' });
  takeAlong();
  writeFileSync(DONE, '');
  // what changed meanwhile is compiled by the next start
  utimesSync(DONE, began, began);
}

/** What is read from packages and not imported, so that production does without those. */
function takeAlong() {
  const files = JSON.parse(readFileSync(path.join(root, 'src', 'lib', 'installed.json'), 'utf8'));
  for (const file of Object.values(files))
    cpSync(path.join(root, 'node_modules', file), path.join(root, 'dist', 'installed', file));
}

function compilerFile() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}
