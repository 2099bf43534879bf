/**
 * Clients in Python, Go, Java and Rust that third-party generators make from both documents as the running
 * service serves them. They are compiled and run against the service by the programs in programs/.
 */
import { describe, expect, test } from '@jest/globals';
import { openWorld } from '../support/opening.ts';
import { newTold } from './told.ts';
import { compiled, languages } from './languages.ts';
import { run } from './tools.ts';

const { service, world } = await openWorld();

describe.each(Object.entries(languages))('%s', (name, { whyNot, command }) => {
  (whyNot === null ? test : test.skip).each([
    ['the public document', '/api/schema/public/'],
    ['the whole document', '/api/schema/'],
  ])(
    `of %s: compiles, and reads a balance, two pages, a file and an event, creates, and is told of 409 and 422 by code${whyNot === null ? '' : `: not run, ${whyNot}`}`,
    async (_document, schema) => {
      const { text } = await service.request(world, 'GET', schema, {
        headers: { accept: 'application/json' },
      });
      const folder = await compiled(name, text);
      const { told, answers } = await newTold(service, world);
      const [program, ...args] = command(folder);
      const { stdout } = await run(program, args, { cwd: folder, env: { ...process.env, TOLD: told } });
      expect(JSON.parse(stdout)).toEqual(answers);
    },
    600_000,
  );
});
