/**
 * Clients that generators of others make of the public document, as the running service serves it: generated, compiled, and
 * run against the service. Their programs are in programs/.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { newWebhookSecret, serviceSignature } from '../../src/webhooks/transport/sign.ts';
import { openFolder, openWorld } from '../support/opening.ts';
import { run, tool, whyNot } from './tools.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const programs = fileURLToPath(new URL('./programs/', import.meta.url));
const { service, world } = await openWorld();

/** How each is run on a document in a folder; what it writes goes into `generated/`. */
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
};

describe.each(Object.entries(generators))('%s', (name, generate) => {
  const missing = name === 'openapi-fetch' ? null : whyNot;
  (missing === null ? test : test.skip)(
    `compiles strictly, and reads a balance, two pages, a file and an event, creates, and is told of 409 and 422 by code${missing === null ? '' : `: not run, ${missing}`}`,
    async () => {
      const folder = openFolder(`client-${name}`);
      const document = path.join(folder, 'public.json');
      const served = await service.request(world, 'GET', '/api/schema/public/', {
        headers: { accept: 'application/json' },
      });
      writeFileSync(document, served.text);
      mkdirSync(path.join(folder, 'generated'));
      for (const file of ['told.ts', `${name}.ts`])
        cpSync(path.join(programs, file), path.join(folder, file));
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await generate(folder, document);
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

      const person = await world.person({ manager: world.manager });
      const key = await world.personalKey(person, ['absences:read', 'time:read', 'time:write']);
      const entry = (hour: string, description: string) => ({
        started_at: `2026-10-05T${hour}:00:00+02:00`,
        ended_at: `2026-10-05T${hour}:30:00+02:00`,
        description,
      });
      const body = JSON.stringify({
        event: 'absence.approved',
        occurred_at: '2026-11-20T10:12:00.000+01:00',
        data: { employee: { name: 'Jonas Weber' } },
      });
      const secret = newWebhookSecret();
      const TOLD = JSON.stringify({
        url: service.url,
        key: key.token,
        entry: entry('10', 'Early'),
        later: entry('12', 'Late'),
        webhook: { body, secret, signature: serviceSignature(secret, Buffer.from(body)) },
      });
      const { stdout } = await run(process.execPath, ['--import', 'tsx', `${name}.ts`], {
        cwd: folder,
        env: { ...process.env, TOLD },
      });
      expect(JSON.parse(stdout)).toEqual({
        balance: expect.arrayContaining(['Vacation']),
        created: 'Early',
        pages: ['Late', 'Early'],
        codes: ['entry_overlap', 'validation_failed'],
        file: expect.stringContaining('worked'),
        event: 'Jonas Weber',
      });
    },
    300_000,
  );
});
