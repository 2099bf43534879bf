/** `workspace create`: the first workspace of an installation, and its admin. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runCommand, settingsOf } from '../support/command.ts';
import { startMailServer } from '../support/mailServer.ts';
import { atEnd, openDatabase, opened, openFolder } from '../support/opening.ts';
import { send, startServiceOn, TEST_SECRET } from '../support/service.ts';

const database = await openDatabase();
const service = await opened(startServiceOn({ ...database, drop: async () => undefined }));
const folder = openFolder('workspace-create');
const PASSWORD = 'a quiet river at noon';
const env = { ...settingsOf(database), DATA_DIR: folder, PUBLIC_URL: 'https://hr.example.test' };

const create = (
  slug: string,
  more: string[] = [],
  options: { env?: NodeJS.ProcessEnv; input?: string } = {},
) =>
  runCommand(
    [
      ...[
        'workspace',
        'create',
        '--slug',
        slug,
        '--name',
        `The ${slug} works`,
        '--host',
        `${slug}.example.test`,
      ],
      ...['--admin-email', `ada@${slug}.example.test`, '--admin-name', 'Ada de Keller', ...more],
    ],
    { ...options, env: { ...env, ...options.env } },
  );

const call = (slug: string, method: string, where: string, body?: object, token?: string) =>
  send(
    `${service.url}/api/v1${where}`,
    method,
    {
      host: `${slug}.example.test`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body && JSON.stringify(body),
  );
const login = (slug: string, password = PASSWORD) =>
  call(slug, 'POST', '/auth/login/', { email: `ada@${slug}.example.test`, password });

const counts = async () =>
  (
    await database.admin.query(
      `SELECT (SELECT count(*)::int FROM workspaces) AS workspaces, (SELECT count(*)::int FROM workspace_hosts) AS hosts,
              (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM audit_log) AS lines`,
    )
  ).rows[0] as object;

describe('workspace create', () => {
  test('without SMTP_URL it prints the invitation once, and its code gives the admin access to everything in a new workspace', async () => {
    const { code, said, complained } = await create('millbrook', [
      '--timezone',
      'Europe/Berlin',
      '--seats',
      '7',
    ]);
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain('made millbrook, which answers on millbrook.example.test');
    expect(said).toContain('To: ada@millbrook.example.test');
    const token = /Invitation code: (wfi_\S+)/.exec(said)![1];
    expect(said).toContain(`https://hr.example.test/invitations/accept?token=${token}`);

    const accepted = await call('millbrook', 'POST', '/auth/invitations/accept/', {
      token,
      password: PASSWORD,
    });
    expect(accepted.status).toBe(200);
    const { access_token: access, user } = accepted.body.data;
    expect(user).toMatchObject({ role: 'admin', first_name: 'Ada de', last_name: 'Keller' });
    const get = async (where: string) => (await call('millbrook', 'GET', where, undefined, access)).body.data;
    expect(await get('/platform/workspace/')).toMatchObject({
      slug: 'millbrook',
      name: 'The millbrook works',
      timezone: 'Europe/Berlin',
    });
    expect(await get('/pto/policies/')).toHaveLength(3);
    const lines = (await get('/logs/audit/?limit=50')) as { line: string }[];
    expect(lines.map(({ line }) => line)).toContain('created workspace · system');
  }, 60_000);

  test('with a password from a file the admin signs in immediately, and no secret is printed', async () => {
    const file = path.join(folder, 'password');
    writeFileSync(file, `${PASSWORD}\n`);
    const { code, said, complained } = await create('oakham', ['--password-file', file]);
    expect([code, complained]).toEqual([0, '']);
    expect(said).not.toMatch(/river|wfi_/);
    expect((await login('oakham')).status).toBe(200);
  }, 60_000);

  test('with a password from standard input too', async () => {
    const { code } = await create('ashford', ['--ask-password'], { input: `${PASSWORD}\n` });
    expect(code).toBe(0);
    expect((await login('ashford')).status).toBe(200);
  }, 60_000);

  test('at a terminal it asks twice, and shows nothing of what is typed', async () => {
    const child = spawn(
      'script',
      [
        ...[
          '-qec',
          `"${process.execPath}" --import tsx src/main.ts workspace create --slug elm --name Elm --host elm.example.test ` +
            '--admin-email ada@elm.example.test --admin-name "Ada Keller" --ask-password',
          '/dev/null',
        ],
      ],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          NODE_ENV: 'test',
          APP_SECRET: TEST_SECRET,
          ...env,
        },
      },
    );
    atEnd(() => child.kill('SIGKILL'));
    let shown = '';
    let asked = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      const questions = shown.match(/Password: |Once more: /g)?.length ?? 0;
      for (; asked < questions; asked += 1) child.stdin.write(`${PASSWORD}\r`);
    });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(asked).toBe(2);
    expect(shown).toContain('made elm');
    expect(shown).not.toContain('river');
    expect((await login('elm')).status).toBe(200);
  }, 60_000);

  test('with SMTP_URL the invitation is mailed and not printed; if the server refuses, exit code 1 and a sentence says what helps', async () => {
    const mails = await opened(startMailServer());
    const sent = await create('birch', [], { env: { SMTP_URL: mails.url } });
    expect([sent.code, sent.complained]).toEqual([0, '']);
    expect(sent.said).toContain('mailed to ada@birch.example.test');
    expect(sent.said).not.toContain('wfi_');
    expect((await mails.to('ada@birch.example.test'))[0]!.text).toContain('wfi_');

    mails.refusals.push([550, 'no such user']);
    const refused = await create('cedar', [], { env: { SMTP_URL: mails.url } });
    expect([refused.code, refused.complained]).toEqual([
      1,
      'The change is saved, but the mail server did not accept the mail about it (550). Run doctor for the reason; admin reset sends a new mail.\n',
    ]);
  }, 60_000);

  const refusals: [string, string[], NodeJS.ProcessEnv, string][] = [
    [
      'a short name that is taken',
      ['--slug', 'oakham'],
      {},
      'There is already a workspace with this short name.',
    ],
    [
      'an invalid short name',
      ['--slug', 'Not One'],
      {},
      'Not One is not a short name: use small letters, digits and hyphens.',
    ],
    [
      'a host that is taken',
      ['--host', 'OAKHAM.example.test'],
      {},
      'One of the hosts already belongs to a workspace.',
    ],
    [
      'a URL in place of a host',
      ['--host', 'https://hr.example.com/'],
      {},
      'https://hr.example.com/ is not a host: use a name such as hr.example.com.',
    ],
    [
      'an unknown plan',
      ['--plan', 'pilot'],
      {},
      'pilot is not a plan: use one of starter, managed, self_hosted, reseller.',
    ],
    ['no seats', ['--seats', '0'], {}, '--seats is a whole number from 1 to 1000000.'],
    [
      'an unknown time zone',
      ['--timezone', 'Mars/Base'],
      {},
      'timezone: Must be an IANA time zone, for example Europe/Berlin.',
    ],
    [
      'an unknown currency',
      ['--currency', 'ABC'],
      {},
      'ABC: Must be a currency code of ISO 4217, such as EUR.',
    ],
    ['half a name', ['--admin-name', 'Ada'], {}, 'Ada is not a full name: give a first and a last name.'],
    ['a password that is too short', ['--ask-password'], {}, 'A password has 12 to 128 characters.'],
    [
      'a common password',
      ['--ask-password'],
      { PASSWORD: 'password12345' },
      'password: Is a common password, or made of names and words around you.',
    ],
    ['no database', [], { DATABASE_URL: '', DATABASE_MIGRATE_URL: '' }, 'DATABASE_MIGRATE_URL is not set.'],
  ];
  test.each(refusals)(
    '%s: exit code 1, one sentence, and nothing has changed',
    async (_what, more, setting, text) => {
      const before = await counts();
      const input = setting['PASSWORD'] ?? 'short';
      expect(
        await create('fresh', more, { env: setting, ...(more[0] === '--ask-password' ? { input } : {}) }),
      ).toEqual({
        code: 1,
        said: '',
        complained: `${text}\n`,
      });
      expect(await counts()).toEqual(before);
    },
    60_000,
  );

  test('without options it says which ones it needs', async () => {
    expect((await runCommand(['workspace', 'create'], { env })).complained).toBe(
      'Missing: --slug SLUG and --name NAME and --host HOST and --admin-email EMAIL and --admin-name NAME; --help explains them.\n',
    );
  }, 60_000);
});
