/** Commands with which an operator helps a workspace: admins, API keys, webhooks. */
import { describe, expect, test } from '@jest/globals';
import { runCommand, settingsOf } from '../support/command.ts';
import { openWorld, openFolder } from '../support/opening.ts';
import {
  BEHIND_PROXY,
  codeAt,
  login,
  PASSWORD,
  personWithPassword,
  withSecondFactor,
} from '../support/signIn.ts';
import { until } from '../support/until.ts';
import type { World } from '../support/world.ts';

const { service, world } = await openWorld(BEHIND_PROXY);
const env = {
  ...settingsOf(service.database),
  DATA_DIR: openFolder('operator'),
  PUBLIC_URL: 'https://hr.example.test',
};
const run = (args: string[], input?: string) =>
  runCommand(args, { env, ...(input === undefined ? {} : { input }) });
const [{ slug }] = (await world.sql('SELECT slug::text AS slug FROM workspaces WHERE id = $1', [
  world.id,
])) as [{ slug: string }];
const NEW = 'another quiet river';

const linesAbout = async (id: string): Promise<string[]> =>
  (
    await world.sql(
      'SELECT line FROM audit_log WHERE workspace_id = $1 AND resource_id = $2 ORDER BY created_at, id',
      [world.id, id],
    )
  ).map((row) => row['line'] as string);
const titlesOf = async (id: string): Promise<string[]> =>
  (await world.sql('SELECT title FROM notifications WHERE user_id = $1 ORDER BY id', [id])).map(
    (row) => row['title'] as string,
  );
const me = (token: string, where: World = world) => service.request(where, 'GET', '/auth/me/', { as: token });

describe('admin create', () => {
  const create = (email: string, more: string[] = [], input?: string) =>
    run(['admin', 'create', '--workspace', slug, '--email', email, '--name', 'Nora Novak', ...more], input);

  test('prints the invitation of the new admin, whose code works', async () => {
    const { code, said, complained } = await create('nora@example.test');
    expect([code, complained]).toEqual([0, '']);
    const token = /Invitation code: (wfi_\S+)/.exec(said)![1];
    const accepted = await service.request(world, 'POST', '/auth/invitations/accept/', {
      body: { token, password: NEW },
    });
    expect(accepted.body.data.user).toMatchObject({ role: 'admin', email: 'nora@example.test' });
  }, 60_000);

  test('with a password they can sign in immediately; the audit trail names the system, and every other admin is notified', async () => {
    const { said, ...ended } = await create('olga@example.test', ['--ask-password'], `${NEW}\n`);
    expect(ended).toEqual({ code: 0, complained: '' });
    // without a mail server the command prints the mails
    const [first, ...mails] = said.split('SMTP_URL is not set, so this is shown here and nowhere else:\n');
    expect(first).toBe(`Nora Novak <olga@example.test> is an admin of ${slug}\n`);
    const others = await world.sql(
      `SELECT email::text AS email FROM users
        WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND email <> 'olga@example.test'`,
      [world.id],
    );
    expect(others.length).toBeGreaterThan(0);
    expect(mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual(
      others.map((row) => row['email']).sort(),
    );
    for (const mail of mails) expect(mail).toContain('There is a new admin: Nora Novak (olga@example.test)');
    const reply = await login(service, world, 'olga@example.test', { password: NEW });
    expect(reply.status).toBe(200);
    expect(await linesAbout(reply.body.data.user.id)).toEqual([
      'created user · system',
      'activated user · system',
    ]);
  }, 60_000);

  test('exit code 1 and a sentence for an address that is taken and for a workspace that does not exist', async () => {
    const taken = await create(world.employee.email);
    expect([taken.code, taken.complained]).toEqual([
      1,
      'Someone in this workspace has this e-mail address.\n',
    ]);
    const nowhere = await run([
      'admin',
      'create',
      '--workspace',
      'nowhere',
      '--email',
      'a@b.example',
      '--name',
      'A B',
    ]);
    expect([nowhere.code, nowhere.complained]).toEqual([1, 'There is no workspace nowhere.\n']);
  }, 60_000);
});

describe('admin reset', () => {
  const reset = (email: string, more: string[] = [], input?: string) =>
    run(['admin', 'reset', '--workspace', slug, '--email', email, ...more], input);

  test('with a password: it works, the old one does not, sessions and keys end within a second, and the person is notified', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const key = await world.personalKey(admin, ['people:read']);
    expect([(await me(admin.token)).status, (await me(key.token)).status]).toEqual([200, 200]);
    const { code, said } = await reset(admin.email.toUpperCase(), ['--ask-password'], NEW);
    expect([code, said]).toEqual([
      0,
      `${admin.email.toUpperCase()}: the password works, and their sessions and API keys have ended\nSMTP_URL is not set, so this is shown here and nowhere else:\n\n${said.split('\n\n').slice(1).join('\n\n')}`,
    ]);
    expect(said).not.toContain(NEW);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([(await me(admin.token)).status, (await me(key.token)).status]).toEqual([401, 401]);
    expect((await login(service, world, admin.email)).status).toBe(401);
    expect((await login(service, world, admin.email, { password: NEW })).status).toBe(200);
    expect(await linesAbout(admin.id)).toContain('reset password of user · system');
    expect(await titlesOf(admin.id)).toEqual(['Your password was reset']);
  }, 60_000);

  test('without a password: prints a link, and nothing changes until it is used', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const { said } = await reset(admin.email);
    const token = /Code: (wfx_\S+)/.exec(said)![1];
    expect((await login(service, world, admin.email)).status).toBe(200);
    const used = await service.request(world, 'POST', '/auth/password/reset/', {
      body: { token, new_password: NEW },
    });
    expect(used.status).toBe(200);
    expect((await login(service, world, admin.email, { password: NEW })).status).toBe(200);
  }, 60_000);

  test('the audit trail records a link and a new invitation as made by the system', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    await reset(admin.email);
    expect(await linesAbout(admin.id)).toContainEqual(expect.stringMatching(/sent password reset to/));
    const invited = await world.person({ role: 'admin', status: 'invited' });
    await reset(invited.email);
    expect(await linesAbout(invited.id)).toContainEqual(expect.stringMatching(/sent again/));
  }, 60_000);

  test('exit code 143 when SIGTERM arrives before it is done, and nothing has changed', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const cut = new AbortController();
    const holder = await service.database.admin.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [admin.id]);
    const ended = runCommand(['admin', 'reset', '--workspace', slug, '--email', admin.email], {
      env,
      signal: cut.signal,
    });
    // of this database, because other test files wait for locks in theirs; and not in the transaction of the
    // holder, which would see the same activity each time
    const waiting = () =>
      service.database.admin.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
    await until(async () => (await waiting()).rowCount! > 0);
    cut.abort();
    expect((await ended).code).toBe(143);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await linesAbout(admin.id)).toEqual([]);
  }, 60_000);

  test('--second-factor removes the second factor: the password alone signs in', async () => {
    const admin = await personWithPassword(service, world, { role: 'admin' });
    const { secret } = await withSecondFactor(service, world, admin);
    expect(codeAt(secret)).toMatch(/^\d{6}$/);
    expect((await login(service, world, admin.email)).body.data.two_factor_required).toBe(true);
    expect((await reset(admin.email, ['--second-factor'])).said).toContain('their second factor was removed');
    expect((await login(service, world, admin.email)).body.data.access_token).toBeDefined();
    expect(await titlesOf(admin.id)).toEqual([
      'Your second factor was removed',
      expect.stringMatching(/^A second factor was reset: /),
    ]);
  }, 60_000);

  test('a person who has not accepted their invitation gets a new one', async () => {
    const admin = await world.person({ role: 'admin', status: 'invited' });
    expect((await reset(admin.email)).said).toMatch(/a new invitation was sent[^]*Invitation code: wfi_/);
  }, 60_000);

  test.each([
    [
      'an employee',
      () => world.employee.email,
      /is not an admin of w\w+\. admin create adds a new admin\.\n$/,
    ],
    ['nobody', () => 'nobody@example.test', /^nobody@example\.test is not an admin of/],
  ])(
    '%s: exit code 1, a sentence, and nothing has changed',
    async (_who, email, text) => {
      const { code, said, complained } = await reset(email(), ['--ask-password'], PASSWORD);
      expect([code, said]).toEqual([1, '']);
      expect(complained).toMatch(text);
    },
    60_000,
  );
});

describe('keys list, keys revoke', () => {
  test('lists the keys with their rights, never a secret, and revoked ones only with --all', async () => {
    const live = await world.personalKey(world.employee, ['time:read']);
    const dead = await world.serviceKey(['people:read'], { revoked: true });
    const { code, said } = await run(['keys', 'list', '--workspace', slug]);
    expect(code).toBe(0);
    const line = said.split('\n').find((one) => one.startsWith(live.prefix))!;
    expect(line.split(/\s{2,}/)).toEqual([
      live.prefix,
      slug,
      'personal',
      'active',
      world.employee.email,
      'never',
      'never',
      'time:read',
      'Test key',
    ]);
    expect(said).not.toContain(dead.prefix);
    expect(said).not.toContain(live.token);
    expect((await run(['keys', 'list', '--all'])).said).toMatch(
      new RegExp(`^${dead.prefix} .* service +revoked`, 'm'),
    );
  }, 60_000);

  test('revoke: 401 within a second in a running process, its owner is notified, and the audit trail has the reason; a repeat says that it is revoked', async () => {
    const key = await world.personalKey(world.employee, ['people:read']);
    expect((await me(key.token)).status).toBe(200);
    const revoke = () => run(['keys', 'revoke', '--prefix', key.prefix, '--reason', 'It was in a log']);
    expect(await revoke()).toEqual({ code: 0, said: `${key.prefix} of ${slug}: revoked\n`, complained: '' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await me(key.token)).status).toBe(401);
    expect(await titlesOf(world.employee.id)).toContain('The operator of the service revoked your API key');
    expect(await linesAbout(key.id)).toEqual(['revoked api_key · system']);
    expect((await revoke()).said).toBe(`${key.prefix} of ${slug}: was revoked before\n`);
    const none = await run(['keys', 'revoke', '--prefix', 'wfp_nothing']);
    expect([none.code, none.complained]).toEqual([1, 'There is no key with the prefix wfp_nothing.\n']);
  }, 60_000);
});

describe('webhooks replay', () => {
  const HOUR = 3_600_000;
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const webhook = async (where: World): Promise<string> => {
    const [row] = await where.sql(
      `INSERT INTO webhooks (workspace_id, url, events, secret_sealed, secret_hint) VALUES ($1, 'https://hooks.example.com/in?token=hidden', '{clock.started}', '', '') RETURNING id`,
      [where.id],
    );
    return row!['id'] as string;
  };
  const failed = (where: World, id: string, at: string) =>
    where.sql(
      `WITH e AS (INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'clock.started', now(), '{}') RETURNING id)
       INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status, attempt_count, settled_at)
       SELECT $1, $2, id, 'clock.started', 'failed', 6, $3 FROM e`,
      [where.id, id, at],
    );
  const repeated = async (id: string): Promise<number> =>
    (
      await world.sql(
        'SELECT count(*)::int AS n FROM deliveries WHERE webhook_id = $1 AND replay_of IS NOT NULL',
        [id],
      )
    )[0]!['n'] as number;

  test('sends everything that failed since then, of all webhooks of all workspaces, each once; --dry-run only counts', async () => {
    const other = await service.world();
    const starter = await service.world({ plan: 'starter' });
    const [mine, theirs, refused] = [await webhook(world), await webhook(other), await webhook(starter)];
    await failed(world, mine, ago(HOUR));
    await failed(world, mine, ago(HOUR));
    await failed(world, mine, ago(5 * HOUR));
    await failed(other, theirs, ago(HOUR));
    await failed(starter, refused, ago(HOUR));

    const counted = await run(['webhooks', 'replay', '--since', ago(2 * HOUR), '--dry-run']);
    expect(counted.said).toMatch(/^3 deliveries of 3 webhooks would be sent again$/m);
    expect(await repeated(mine)).toBe(0);

    const sent = await run(['webhooks', 'replay', '--since', ago(2 * HOUR)]);
    // exit code 1, because one delivery could not be replayed
    expect([sent.code, sent.complained]).toEqual([1, '']);
    expect(sent.said).toContain(`${slug} ${mine} hooks.example.com: 2\n`);
    expect(sent.said).toMatch(
      new RegExp(
        `${refused} hooks\\.example\\.com: not done\\. The plan of this workspace has no API access`,
      ),
    );
    expect(sent.said).not.toContain('hidden');
    expect([await repeated(mine), await repeated(theirs), await repeated(refused)]).toEqual([2, 1, 0]);
    expect(await linesAbout(mine)).toEqual([
      'counted failed deliveries of webhook · system',
      'recovered deliveries of webhook · system',
    ]);
    const [{ n }] = (await world.sql(
      'SELECT count(*)::int AS n FROM webhook_wakeups WHERE webhook_id = ANY ($1)',
      [[mine, theirs]],
    )) as [{ n: number }];
    expect(n).toBe(2);

    // the replayed deliveries wait for their first attempt
    const again = await run(['webhooks', 'replay', '--since', ago(2 * HOUR), '--webhook', mine]);
    expect([again.code, again.said]).toEqual([
      1,
      `${slug} ${mine} hooks.example.com: not done. Deliveries of an earlier recovery wait for their first attempt. Try again when they are sent.\n0 deliveries of 1 webhooks are sent again\n`,
    ]);
  }, 60_000);

  test.each([
    [
      ['--since', 'yesterday'],
      'yesterday is not a time with an offset: use one such as 2026-11-22T09:00:00Z.\n',
    ],
    [['--since', '2026-11-22T09:00:00Z', '--webhook', 'none'], 'There is no webhook none.\n'],
  ])(
    '%j: exit code 1 and a sentence',
    async (args, text) => {
      const { code, complained } = await run(['webhooks', 'replay', ...args]);
      expect([code, complained]).toEqual([1, text]);
    },
    60_000,
  );
});
