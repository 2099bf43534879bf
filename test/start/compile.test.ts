/** `codegen/compile.js`, which `npm ci` and `npm start` run, on a small project. */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { openFolder } from '../support/opening.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const COPIED = [
  'tsconfig.json',
  'package.json',
  'codegen/compile.js',
  'codegen/compileConsole.js',
  'console/index.html',
  'src/lib/installed.json',
];
const folders = openFolder('compile');
let made = 0;

/** A copy of what compiling needs, with one source file. */
function project({ compiler = true } = {}) {
  const folder = path.join(folders, `${made++}`);
  for (const name of COPIED) cpSync(path.join(root, name), path.join(folder, name));
  if (compiler) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const source = path.join(folder, 'src', 'main.ts');
  for (const name of ['workflows/index.ts', 'src/delivery/worker/bundle.ts', 'src/pdf/thread.ts']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'export {};\n');
  }
  writeFileSync(path.join(folder, 'console/main.tsx'), "import 'all-styles';\n");
  writeFileSync(path.join(folder, 'console/base.css'), 'p { margin: 0; }\n');
  mkdirSync(path.join(folder, 'console/worker'));
  writeFileSync(path.join(folder, 'console/worker/worker.ts'), 'void 0;\n');
  writeFileSync(source, 'export const said: string = "first";\n');
  const main = path.join(folder, 'dist', 'src', 'main.js');
  return {
    folder,
    source,
    main,
    said: () => /"(.*)"/.exec(readFileSync(main, 'utf8'))?.[1],
    /** Runs it as the script `name` of package.json. */
    run: (name = 'prestart', ...args: string[]) =>
      new Promise<{ code: number; said: string }>((resolve) => {
        const env = { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: name };
        execFile(
          process.execPath,
          ['codegen/compile.js', ...args],
          { cwd: folder, env },
          (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
        );
      }),
  };
}

it('compiles only files that changed', async () => {
  const { run, said, main, source } = project();
  expect(await run()).toEqual({ code: 0, said: '' });
  expect(said()).toBe('first');

  const before = statSync(main).ino;
  writeFileSync(main, 'export const said = "left alone";\n');
  await run();
  expect([said(), statSync(main).ino]).toEqual(['left alone', before]);

  writeFileSync(source, 'export const said: string = "second";\n');
  await run();
  expect(said()).toBe('second');

  // a changed file with an old time, as after a copy that keeps times
  writeFileSync(source, 'export const said: string = "third";\n');
  utimesSync(source, 1, 1);
  await run();
  expect(said()).toBe('second');
  await run('build', '--force');
  expect(said()).toBe('third');
}, 60_000);

it('compiles again after an interrupted run, and removes output without a source', async () => {
  const { run, folder, source, main } = project();
  // a script for browsers: it is read, not imported
  const other = path.join(path.dirname(source), 'other.js');
  writeFileSync(other, 'document.title = "other";\n');
  await run();
  const taken = path.join(path.dirname(main), 'other.js');
  expect(readFileSync(taken, 'utf8')).toBe(readFileSync(other, 'utf8'));
  rmSync(path.join(folder, 'dist', 'compiled'));
  rmSync(main);
  await run();
  expect(existsSync(main)).toBe(true);

  rmSync(other);
  await run();
  expect(existsSync(taken)).toBe(false);
}, 60_000);

it('records the commit, marked dirty if files differ from it, even if nothing is compiled; COMMIT overrides it', async () => {
  const { folder, run, source } = project();
  const recorded = () =>
    (JSON.parse(readFileSync(path.join(folder, 'dist/src/build.json'), 'utf8')) as { commit: string }).commit;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  writeFileSync(path.join(folder, '.gitignore'), 'dist/\nnode_modules\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  const head = git('rev-parse', '--short=12', 'HEAD');
  await run();
  expect(recorded()).toBe(head);
  writeFileSync(source, 'export const said: string = "changed";\n');
  await run();
  expect(recorded()).toBe(`${head}-dirty`);
  git('commit', '--quiet', '--all', '--message', 'second');
  await run();
  expect(recorded()).toBe(git('rev-parse', '--short=12', 'HEAD'));
  process.env['COMMIT'] = 'from-the-pipeline';
  try {
    await run();
  } finally {
    delete process.env['COMMIT'];
  }
  expect(recorded()).toBe('from-the-pipeline');
}, 60_000);

it('says so if esbuild is not installed: not an error during an installation, an error for a start', async () => {
  const { run } = project({ compiler: false });
  const said = expect.stringMatching(/^Not compiled: esbuild is not installed\. .* release package/);
  expect(await run('prepare')).toEqual({ code: 0, said });
  expect(await run('prestart')).toEqual({ code: 1, said });
});
