/**
 * The guides of openapi/guides/: their commands run against the service, each guide as a person of its own,
 * and every code, call and chapter that they name exists.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { operationsIn } from '../../src/openapi/document.ts';
import { guides } from '../../src/openapi/guides.ts';
import { fullDocument, publicDocument } from '../../src/openapi/served.ts';
import { openFolder, openWorld } from '../support/opening.ts';
import { category } from '../operations/reimbursements/records.ts';
import { PDF } from '../support/form.ts';
import { PASSWORD, personWithPassword } from '../support/signIn.ts';

const { service, world } = await openWorld();
const folder = openFolder('guides');
const at = path.join(import.meta.dirname, '../../openapi/guides');
const files = readdirSync(at).map((name) => ({ name, text: readFileSync(path.join(at, name), 'utf8') }));
const commands = (text: string) => [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, piece]) => piece!);

/** Runs commands as a reader does, except that each call also prints its status. */
async function run(
  script: string,
  env: Record<string, string>,
): Promise<{ statuses: string[]; shown: string }> {
  const head = `set -euo pipefail\ncurl() { command curl "$@" -w '%{stderr}answered %{http_code}\\n'; }\n`;
  const shell = spawn('bash', ['-c', head + script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
  });
  let [shown, said] = ['', ''];
  shell.stdout.on('data', (data: Buffer) => (shown += data.toString()));
  shell.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise((done) => shell.on('close', done));
  if (code !== 0) throw new Error(`ended with ${String(code)}: ${said}\n${shown}`);
  return { statuses: [...said.matchAll(/^answered (\d+)$/gm)].map(([, status]) => status!), shown };
}

describe('the commands of', () => {
  for (const { name, text } of files.filter((one) => commands(one.text).length > 0)) {
    const script = commands(text).join('\n');
    // a comment after a command gives the expected statuses: `# 409 entry_overlap`
    const told = [...script.matchAll(/ # (\d{3}.*)$/gm)].flatMap(([, words]) => words!.split(' '));
    const statuses = told.filter((word) => /^\d+$/.test(word));
    test(`${name}: ${told.join(', ')}`, async () => {
      const person = await personWithPassword(service, world);
      const key = await world.personalKey(person, [
        'absences:read',
        'time:read',
        'time:write',
        'expenses:write',
      ]);
      writeFileSync(path.join(folder, 'receipt.pdf'), PDF);
      const claim = {
        title: 'Train to Hamburg',
        currency: 'EUR',
        submit: false,
        items: [{ spent_on: '2026-11-12', category_id: await category(world), amount: '18.40' }],
      };
      const { body } = await service.request(world, 'POST', '/reimbursements/', { as: person, body: claim });
      for (const day of ['2026-11-09', '2026-11-10'])
        await service.request(world, 'POST', '/tracking/entries/', {
          as: person,
          body: { started_at: `${day}T09:00:00+01:00`, ended_at: `${day}T10:00:00+01:00` },
        });
      const answered = await run(script, {
        API: `${service.url}/api/v1`,
        KEY: key.token,
        ACCESS_TOKEN: person.token,
        PASSWORD,
        CLAIM: (body as { data: { id: string } }).data.id,
      });
      expect(answered.statuses).toEqual(statuses);
      const codes = [...answered.shown.matchAll(/"data":\{"code":"(\w+)"/g)].map(([, code]) => code);
      expect(codes).toEqual(told.filter((word) => !/^\d+$/.test(word)));
    }, 60_000);
  }
});

describe('what the guides name', () => {
  const slugOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, one]) => slugOf(one!));
  const addresses = [
    ...headingsOf(publicDocument().info.description).map((one) => `#description/${one}`),
    ...guides.flatMap(({ title, text }) =>
      ['', ...headingsOf(text).map((one) => `-${one}`)].map((one) => `#tag/guide-${slugOf(title)}${one}`),
    ),
  ];

  test('every linked chapter exists', () => {
    const linked = files.flatMap(({ text }) => [...text.matchAll(/#[a-z]+\/[\w-]+/g)].map(([one]) => one));
    const front = readFileSync(new URL('../../src/http/frontPage.ts', import.meta.url), 'utf8');
    linked.push(...[...front.matchAll(/#[a-z]+\/[\w-]+/g)].map(([one]) => one));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((one) => !addresses.includes(one))).toEqual([]);
  });

  test('every call exists in the contract', () => {
    const calls = operationsIn(fullDocument()).map(({ method, path: one }) => `${method} ${one}`);
    const named = files.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/v1\/[\w/{}-]*/g)].map(([call]) => call),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('every code with a status exists in the catalogue, with that status', () => {
    const catalogue = files.find(({ name }) => name.endsWith('error-codes.md'))!.text;
    const known = new Map(
      [...catalogue.matchAll(/^\| `(\w+)` \| ([\d, ]+) \|/gm)].map(([, code, statuses]) => [
        code!,
        statuses!,
      ]),
    );
    const named = files.flatMap(({ text }) => [...text.matchAll(/\b([45]\d\d) `([a-z]+_[a-z_]+)`/g)]);
    expect(named.length).toBeGreaterThan(10);
    for (const [words, status, code] of named)
      expect([words, known.get(code!)]).toEqual([words, expect.stringContaining(status!)]);
  });
});
