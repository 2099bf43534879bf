/**
 * TypeScript clients that third-party generators make from both documents as the running service serves them.
 * They are compiled strictly and run against the service by the programs in programs/.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { openFolder, openWorld } from '../support/opening.ts';
import { generate, noGenerator } from './languages.ts';
import { newTold } from './told.ts';
import { run, tool, whyNot } from './tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = fileURLToPath(new URL('./programs/', import.meta.url));
const { service, world } = await openWorld();

/** How to run each generator on a document in a folder. The output goes into `generated/`. */
const generators: Record<string, (folder: string, document: string) => Promise<unknown>> = {
  'openapi-fetch': (folder, document) =>
    run(process.execPath, [
      path.join(root, 'node_modules/openapi-typescript/bin/cli.js'),
      document,
      '-o',
      path.join(folder, 'generated/types.ts'),
    ]),
  'hey-api': (folder, document) =>
    tool(
      'openapi-ts',
      ['-i', document, '-o', path.join(folder, 'generated'), '-c', '@hey-api/client-fetch', '--no-log-file'],
      folder,
    ),
  orval: async (folder, document) => {
    const config = path.join(folder, 'orval.config.cjs');
    const output = {
      target: path.join(folder, 'generated/api.ts'),
      client: 'fetch',
      mode: 'single',
      baseUrl: service.url,
    };
    writeFileSync(
      config,
      `module.exports = ${JSON.stringify({ api: { input: { target: document }, output } })};`,
    );
    return tool('orval', ['--config', config], folder);
  },
  'typescript-fetch': generate('typescript-fetch', 'generated'),
};

/** Why a generator is not available; null if it is. */
const missingOf: Record<string, string | null> = { 'openapi-fetch': null, 'typescript-fetch': noGenerator };

describe.each(Object.entries(generators))('%s', (name, generateClient) => {
  const missing = name in missingOf ? (missingOf[name] ?? null) : whyNot;
  (missing === null ? test : test.skip).each([
    ['the public document', '/api/schema/public/'],
    ['the whole document', '/api/schema/'],
  ])(
    `of %s: compiles strictly, and reads a balance, two pages, a file and an event, creates, and is told of 409 and 422 by code${missing === null ? '' : `: not run, ${missing}`}`,
    async (_document, schema) => {
      const folder = openFolder(`client-${name}`);
      const document = path.join(folder, 'document.json');
      const served = await service.request(world, 'GET', schema, {
        headers: { accept: 'application/json' },
      });
      writeFileSync(document, served.text);
      mkdirSync(path.join(folder, 'generated'));
      for (const file of ['told.ts', `${name}.ts`])
        cpSync(path.join(programs, file), path.join(folder, file));
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await generateClient(folder, document);
      const compiler = {
        strict: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: ['node'],
        skipLibCheck: true,
        noEmit: true,
      };
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: compiler, files: [`${name}.ts`] }),
      );
      const compiled = run(process.execPath, [
        path.join(root, 'node_modules/typescript/bin/tsc'),
        '-p',
        folder,
      ]);
      await expect(compiled.catch((error: { stdout: string }) => error.stdout)).resolves.toMatchObject({
        stdout: '',
      });

      const { told, answers } = await newTold(service, world);
      const { stdout } = await run(process.execPath, ['--import', 'tsx', `${name}.ts`], {
        cwd: folder,
        env: { ...process.env, TOLD: told },
      });
      expect(JSON.parse(stdout)).toEqual(answers);
    },
    300_000,
  );
});
