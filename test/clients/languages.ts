/**
 * Third-party client generators that are not from npm or not for TypeScript: how to fetch, run and compile
 * each. Fetched tools are cached; so are clients compiled from the same document by the same means.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { goProgram } from '../../codegen/goProgram.ts';
import { run } from './tools.ts';

const HERE = import.meta.dirname;
const KEPT = path.join(HERE, '../../node_modules/.cache/client-tools');
const GENERATOR = '7.25.0';
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/** A step in a folder that holds a program and `document.json`. */
type Step = (folder: string) => Promise<unknown>;

export interface Language {
  /** Why the generator is not available here; null if it is. */
  whyNot: string | null;
  /** Generates the client and compiles it together with its program. */
  make: Step;
  /** The command that starts the program. `TOLD` tells it which calls to make. */
  command: (folder: string) => [program: string, ...args: string[]];
}

/**
 * Runs something that fetches a tool. Returns why it failed, with the name of what is missing; null if it did
 * not.
 */
function whyNotHad(name: string, had: () => void): string | null {
  try {
    had();
    return null;
  } catch (error) {
    return `${name}: ${
      String((error as Error).message)
        .trim()
        .split('\n')[0]
    }`;
  }
}

const said = (program: string, args: string[], cwd?: string) =>
  execFileSync(program, args, { cwd, timeout: 300_000, stdio: 'pipe' }).toString();

const requirements = path.join(HERE, 'tools/requirements.txt');
const venv = path.join(KEPT, `python-${hashOf(readFileSync(requirements))}`);
const python = path.join(venv, 'bin/python');
const noPython = whyNotHad('Python cannot be had', () => {
  if (existsSync(path.join(venv, 'made'))) return;
  said('python3', ['-m', 'venv', venv]);
  said(python, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', requirements]);
  writeFileSync(path.join(venv, 'made'), '');
});

const jar = path.join(
  os.homedir(),
  `.m2/repository/org/openapitools/openapi-generator-cli/${GENERATOR}/openapi-generator-cli-${GENERATOR}.jar`,
);
export const noGenerator = whyNotHad('openapi-generator cannot be had', () => {
  said('java', ['-version']);
  if (existsSync(jar)) return;
  said(
    'mvn',
    ['-q', '-B', 'dependency:get', `-Dartifact=org.openapitools:openapi-generator-cli:${GENERATOR}`],
    os.tmpdir(),
  );
});
// each run is too short to benefit from Java's second compiler
const SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const noCompiler = whyNotHad('Java cannot be had', () => said('javac', ['-version']));
const noRust = whyNotHad('Rust cannot be had', () => said('cargo', ['--version']));

/** Runs openapi-generator without writing the documentation and tests of the client. */
export const generate =
  (name: string, into: string, more: string[] = []): Step =>
  (folder) =>
    run(
      'java',
      [
        ...[...SHORT, '-jar', jar, 'generate', '-g', name, '-i', 'document.json', '-o', into, ...more],
        ...[
          '--global-property',
          'apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false',
        ],
      ],
      { cwd: folder, maxBuffer: 2 ** 28 },
    );

/** Loads every module of a package, because Python has no compiler that would check them. */
const loaded =
  (name: string): Step =>
  (folder) =>
    run(
      python,
      [
        '-c',
        `import importlib, pkgutil, ${name}\nfor one in pkgutil.walk_packages(${name}.__path__, '${name}.'): importlib.import_module(one.name)`,
      ],
      { cwd: folder },
    );

const inTurn =
  (...steps: Step[]): Step =>
  async (folder) => {
    for (const step of steps) await step(folder);
  };

const oapiCodegen = goProgram(OAPI_CODEGEN);
/**
 * Compiles without optimisation and debug information, which saves time: the client makes only a few calls.
 */
const PLAIN_GO = ['-gcflags=caller/...=-N -l -dwarf=false', '-ldflags=-s -w'];
const inGo = { GOTOOLCHAIN: 'local', GOFLAGS: '-buildvcs=false' };

export const languages: Record<string, Language> = {
  'openapi-python-client': {
    whyNot: noPython,
    make: inTurn(
      (folder) =>
        run(
          path.join(venv, 'bin/openapi-python-client'),
          ['generate', '--path', 'document.json', '--meta', 'none', '--output-path', 'workforce_client'],
          {
            cwd: folder,
            env: { ...process.env, PATH: `${venv}/bin:${process.env['PATH']}` },
            maxBuffer: 2 ** 28,
          },
        ),
      loaded('workforce_client'),
    ),
    command: () => [python, 'main.py'],
  },
  python: {
    whyNot: noPython ?? noGenerator,
    make: inTurn(generate('python', 'generated'), async (folder) => {
      cpSync(path.join(folder, 'generated/openapi_client'), path.join(folder, 'openapi_client'), {
        recursive: true,
      });
      await loaded('openapi_client')(folder);
    }),
    command: () => [python, 'main.py'],
  },
  'oapi-codegen': {
    whyNot: 'whyNot' in oapiCodegen ? oapiCodegen.whyNot : null,
    make: async (folder) => {
      mkdirSync(path.join(folder, 'workforce'));
      await run((oapiCodegen as { file: string }).file, ['-config', 'config.yaml', 'document.json'], {
        cwd: folder,
      });
      await run('go', ['build', ...PLAIN_GO, '-o', 'caller', '.'], {
        cwd: folder,
        env: { ...process.env, ...inGo },
      });
    },
    command: (folder) => [path.join(folder, 'caller')],
  },
  java: {
    whyNot: noGenerator ?? noCompiler,
    make: inTurn(generate('java', 'generated', ['--library', 'native']), async (folder) => {
      const generated = path.join(folder, 'generated');
      const classpath = path.join(folder, 'classpath.txt');
      const found = [
        'dependency:build-classpath',
        '-DincludeScope=compile',
        `-Dmdep.outputFile=${classpath}`,
      ];
      const env = { ...process.env, MAVEN_OPTS: SHORT.join(' ') };
      await run('mvn', ['-q', '-B', ...found], { cwd: generated, env });
      const sources = readdirSync(path.join(generated, 'src/main'), { recursive: true })
        .map((name) => path.join(generated, 'src/main', String(name)))
        .filter((name) => name.endsWith('.java'));
      writeFileSync(path.join(folder, 'sources.txt'), [...sources, 'Caller.java'].join('\n'));
      const java = SHORT.map((option) => `-J${option}`);
      const options = ['-nowarn', '-proc:none', '-d', 'classes', '-cp', readFileSync(classpath, 'utf8')];
      await run('javac', [...java, ...options, '@sources.txt'], { cwd: folder });
    }),
    command: (folder) => [
      'java',
      ...['-cp', `classes:${readFileSync(path.join(folder, 'classpath.txt'), 'utf8')}`, 'Caller'],
    ],
  },
  rust: {
    whyNot: noGenerator ?? noRust,
    make: inTurn(generate('rust', 'generated'), (folder) =>
      run('cargo', ['build', '-q', '--target-dir', path.join(KEPT, 'rust')], {
        cwd: folder,
        env: { ...process.env, CARGO_PROFILE_DEV_DEBUG: '0', CARGO_INCREMENTAL: '0' },
        maxBuffer: 2 ** 28,
      }).then(() => cpSync(path.join(KEPT, 'rust/debug/caller'), path.join(folder, 'caller'))),
    ),
    command: (folder) => [path.join(folder, 'caller')],
  },
};

/** A folder with the program and its client for this document, compiled at most once per document. */
export async function compiled(name: string, document: string): Promise<string> {
  const program = path.join(HERE, 'programs', name);
  const means = [
    GENERATOR,
    OAPI_CODEGEN,
    readFileSync(requirements),
    ...filesIn(program),
    readFileSync(import.meta.filename),
  ];
  const folder = path.join(KEPT, `clients/${name}-${hashOf(document, ...means)}`);
  const mark = path.join(folder, 'made');
  if (existsSync(mark)) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(program, folder, { recursive: true });
  writeFileSync(path.join(folder, 'document.json'), document);
  await languages[name]!.make(folder);
  writeFileSync(mark, '');
  return folder;
}

const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(path.join(one.parentPath, one.name)));

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}
