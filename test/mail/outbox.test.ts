/** Mails about access survive mail servers and processes that fail, and are not sent in vain. */
import { createServer, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { triesEnd, waitAfter } from '../../src/mail/retries.ts';
import { sendWaiting, type MailTotals } from '../../src/mail/sendWaiting.ts';
import { createSmtpMailer } from '../../src/mail/smtp.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { runCommand, settingsOf } from '../support/command.ts';
import { MAIL_SEALER } from '../support/jobTools.ts';
import { startMailServer } from '../support/mailServer.ts';
import { opened, openWorld } from '../support/opening.ts';
import { TEST_SECRET } from '../support/service.ts';
import { BEHIND_PROXY, elsewhere } from '../support/signIn.ts';
import { until } from '../support/until.ts';

const FROM = 'Workforce <no-reply@time.example.test>';
const mails = await opened(startMailServer());
const lines: string[] = [];
const { service, world } = await openWorld({
  ...BEHIND_PROXY,
  smtp: { url: mails.url, from: FROM },
  log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
});
const { pool } = service.app.services;
const silent = pino({ level: 'silent' });
const env = settingsOf(service.database);

let serial = 0;
const newcomer = () => ({
  email: `outbox.${(serial += 1)}@example.test`,
  first_name: 'Zoë',
  last_name: 'Vogt',
  start_date: '2025-12-01',
});
const post = (path: string, body: object, as: { token: string } | null = null) =>
  service.request(world, 'POST', path, { as, body, headers: elsewhere() });
/** Invites somebody and returns their address. */
async function invite(): Promise<{ email: string; id: string }> {
  const person = newcomer();
  const { status, body } = await post('/auth/users/', person, world.admin);
  expect(status).toBe(201);
  return { email: person.email, id: body.data.id as string };
}

interface Row {
  id: string;
  kind: string;
  content_sealed: Buffer;
  tries: number;
  problem: string | null;
  failed_at: Date | null;
  due_in: number;
}
const rowsOf = (email: string) =>
  world.sql<Row>(
    `SELECT m.*, extract(epoch FROM m.next_try_at - m.created_at)::float8 AS due_in
       FROM outgoing_mails m JOIN users u ON u.id = m.user_id WHERE u.email = $1 ORDER BY m.id`,
    [email],
  );
/** Waits until the first try has failed. */
const refused = (email: string) => until(async () => (await rowsOf(email))[0]?.tries === 1, 20_000);
const gone = (email: string) => until(async () => (await rowsOf(email)).length === 0, 20_000);
const makeDue = (email: string) =>
  world.sql(
    `UPDATE outgoing_mails SET next_try_at = now() WHERE failed_at IS NULL AND user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
let totals: MailTotals | undefined;
const round = async (url = mails.url) => {
  const mailer = createSmtpMailer({ url, from: FROM });
  try {
    return await sendWaiting(
      pool,
      () => false,
      { mailer, mailSealer: MAIL_SEALER, log: silent },
      (found) => (totals = found),
    );
  } finally {
    await mailer.close();
  }
};

beforeEach(() => world.sql('DELETE FROM outgoing_mails'));

describe('a mail about access', () => {
  test('is sent at once, and leaves nothing behind', async () => {
    const { email } = await invite();
    expect(await mails.to(email)).toHaveLength(1);
    await gone(email);
  });

  test('is not written by a call that fails', async () => {
    const person = newcomer();
    expect((await post('/auth/users/', person, world.admin)).status).toBe(201);
    await gone(person.email);
    expect((await post('/auth/users/', person, world.admin)).status).toBe(409);
    expect(await rowsOf(person.email)).toEqual([]);
  });

  test('waits sealed after a temporary refusal, and is sent once by five concurrent workers when it is due', async () => {
    mails.refusals.push([450, 'busy with <someone>']);
    const { email } = await invite();
    await refused(email);
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({ kind: 'invitation', tries: 1, problem: '450', failed_at: null });
    expect(row!.due_in).toBeGreaterThan(55);
    expect(row!.content_sealed.includes(email)).toBe(false);
    expect(createSealer(TEST_SECRET, 'mail').open(row!.content_sealed)).toContain('wfi_');
    expect(await round()).toEqual({ sent: 0 });
    expect(totals).toMatchObject({ waiting: 1, failed: 0 });
    await makeDue(email);
    const rounds = await Promise.all([1, 2, 3, 4, 5].map(() => round()));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(await mails.to(email)).toHaveLength(1);
    expect(await rowsOf(email)).toEqual([]);
    // neither the addressee nor a code nor the server's words
    for (const secret of [email, 'wfi_', 'someone']) expect(lines.join('')).not.toContain(secret);
  });

  test('is given up after a 5xx; mails list names it, and mails replay sends it again', async () => {
    mails.refusals.push([550, 'unknown']);
    const { email } = await invite();
    await until(async () => (await rowsOf(email))[0]?.failed_at !== null, 20_000);
    await round();
    expect(totals).toEqual({ waiting: 0, failed: 1, oldestSeconds: 0 });
    const [{ id }] = (await rowsOf(email)) as [Row];
    const listed = await runCommand(['mails', 'list'], { env });
    expect(listed).toMatchObject({ code: 0, complained: '' });
    expect(listed.said).toMatch(
      new RegExp(`^${id}  \\S+  invitation  about ${email}  since \\S+  1 tries, 550  given up$`, 'm'),
    );
    expect(listed.said).not.toMatch(/wfi_/);
    expect((await runCommand(['mails', 'replay', '--id', id], { env })).said).toBe(
      '1 mail is sent again within a minute\n',
    );
    expect(
      await world.sql(
        `SELECT action, source FROM audit_log WHERE resource_type = 'mail' AND resource_id = $1`,
        [id],
      ),
    ).toEqual([{ action: 'sent again', source: 'system' }]);
    expect(await round()).toEqual({ sent: 1 });
    expect(await mails.to(email)).toHaveLength(1);
    expect((await runCommand(['mails', 'list'], { env })).said).toBe('no mail waits\n');
    const unknown = await runCommand(['mails', 'replay', '--id', id], { env });
    expect(unknown).toMatchObject({ code: 1, complained: expect.stringContaining('There is no such mail') });
  }, 60_000);

  test('is given up when it was tried for a day', async () => {
    mails.refusals.push([450, 'busy'], [450, 'busy'], [450, 'busy']);
    const { email } = await invite();
    await refused(email);
    await world.sql(
      `UPDATE outgoing_mails SET created_at = created_at - interval '23 hours', next_try_at = now()`,
    );
    expect(await round()).toEqual({ sent: 0 });
    expect(await rowsOf(email)).toMatchObject([{ tries: 2, failed_at: null }]);
    await world.sql(
      `UPDATE outgoing_mails SET created_at = created_at - interval '1 hour', next_try_at = now()`,
    );
    expect(await round()).toEqual({ sent: 0 });
    expect(await rowsOf(email)).toMatchObject([{ tries: 3, failed_at: expect.any(Date) }]);
  });

  test('is not sent when its code is used, replaced or expired, and its content is forgotten', async () => {
    mails.refusals.push([450, 'busy'], [450, 'busy']);
    const { email, id } = await invite();
    await refused(email);
    expect((await post(`/auth/users/${id}/invite/`, {}, world.admin)).status).toBe(200);
    await until(async () => (await rowsOf(email))[1]?.tries === 1, 20_000);
    await makeDue(email);
    expect(await round()).toEqual({ sent: 1 });
    const left = await rowsOf(email);
    expect(left).toMatchObject([{ problem: 'expired', failed_at: expect.any(Date) }]);
    expect(left[0]!.content_sealed).toHaveLength(0);
    expect(totals).toMatchObject({ waiting: 0, failed: 0 });
    expect((await runCommand(['mails', 'replay'], { env })).said).toMatch(/^0 mails/);

    mails.refusals.push([450, 'busy']);
    const other = await invite();
    await refused(other.email);
    await world.sql(`UPDATE one_time_tokens SET expires_at = now() WHERE user_id = $1`, [other.id]);
    await makeDue(other.email);
    expect(await round()).toEqual({ sent: 0 });
    expect(await rowsOf(other.email)).toMatchObject([{ problem: 'expired' }]);
    expect(await mails.to(email)).toHaveLength(1);
  }, 60_000);

  test('waits while the mail server is gone, the calls are answered, and the round fails once for all of them', async () => {
    const dead = createServer();
    await new Promise<void>((resolve) => dead.listen(0, '127.0.0.1', resolve));
    const { port } = dead.address() as AddressInfo;
    await new Promise((resolve) => dead.close(resolve));
    mails.refusals.push([450, 'busy'], [450, 'busy']);
    const people = [await invite(), await invite()];
    for (const { email } of people) await refused(email);
    for (const { email } of people) await makeDue(email);
    await expect(round(`smtp://127.0.0.1:${port}`)).rejects.toThrow('the mail server did not take the mail');
    expect(totals).toMatchObject({ waiting: 2, failed: 0 });
    const tries = (await Promise.all(people.map(({ email }) => rowsOf(email)))).map(([row]) => row!.tries);
    expect(tries.sort()).toEqual([1, 2]);
    await world.sql('UPDATE outgoing_mails SET next_try_at = now()');
    expect(await round()).toEqual({ sent: 2 });
  });

  test('survives the death of the process that wrote it', async () => {
    // takes connections and says nothing
    const hole = await opened(
      new Promise<ReturnType<typeof createServer>>((resolve) => {
        const server = createServer((socket) => void socket.on('error', () => undefined));
        server.listen(0, '127.0.0.1', () => resolve(server));
      }),
      (server) => server.close(),
    );
    const api = await startApiProcess(service.database, {
      SMTP_URL: `smtp://127.0.0.1:${(hole.address() as AddressInfo).port}`,
    });
    const person = newcomer();
    const reply = await fetch(`${api.url}/api/v1/auth/users/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(reply.status).toBe(201);
    process.kill(api.pid, 'SIGKILL');
    expect(await rowsOf(person.email)).toMatchObject([{ tries: 0, failed_at: null }]);
    await makeDue(person.email);
    expect(await round()).toEqual({ sent: 1 });
    expect(await mails.to(person.email)).toHaveLength(1);
  }, 60_000);

  test('is deleted when its person is anonymised', async () => {
    mails.refusals.push([450, 'busy']);
    const { email, id } = await invite();
    await refused(email);
    await post(`/auth/users/${id}/deactivate/`, { last_day: '2026-01-31' }, world.admin);
    const { status } = await post(`/auth/users/${id}/anonymize/`, { confirm_email: email }, world.admin);
    expect([status, (await world.sql('SELECT FROM outgoing_mails WHERE user_id = $1', [id])).length]).toEqual(
      [200, 0],
    );
  });
});

test('the waits grow from a minute to an hour, and end after a day', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 30].map((tries) => waitAfter(tries) / 60_000)).toEqual([
    1, 2, 5, 15, 30, 60, 60, 60,
  ]);
  expect([triesEnd(0, 86_399_999), triesEnd(0, 86_400_000)]).toEqual([false, true]);
});
