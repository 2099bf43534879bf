/** The code of a release, from the history of the repository, compiled as the release compiles it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Release } from './kept.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Why it is not available here; null if it is. */
export function whyNoBuild({ version, commit }: Release): string | null {
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  return status === 0 ? null : `the history of ${version} (commit ${commit.slice(0, 12)})`;
}

/** Returns the folder with its `dist/`. */
export function releasedBuild(place: string, { version, commit }: Release): string {
  const build = path.join(place, 'released', version);
  if (existsSync(build)) return build;
  mkdirSync(build, { recursive: true });
  const files = [
    'src',
    'workflows',
    ':(glob)codegen/*.js',
    'package.json',
    'package-lock.json',
    ':(glob)tsconfig*.json',
  ];
  const archive = execFileSync('git', ['archive', commit, ...files], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', build], { input: archive });
  // if packages have changed since, it gets its own; their installation compiles too
  if (isDeepStrictEqual(packagesOf(build), packagesOf(root))) {
    symlinkSync(path.join(root, 'node_modules'), path.join(build, 'node_modules'));
    execFileSync(process.execPath, ['codegen/compile.js'], { cwd: build, stdio: 'pipe' });
  } else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: build, stdio: 'pipe' });
  return build;
}

/** Development packages too, because compiling copies files from some of them. */
function packagesOf(folder: string): unknown {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return { dependencies, devDependencies };
}
