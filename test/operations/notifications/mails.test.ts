/** Mails about notifications: when they are sent, quiet hours, and the unsubscribe link. */
import { describe, expect, test } from '@jest/globals';
import { sendMails } from '../../../src/areas/notifications/actions/sendMails.ts';
import { workspaceDb } from '../../../src/db/handle.ts';
import { notify, type NewNotification } from '../../../src/events/notify.ts';
import { MailNotSent } from '../../../src/mail/smtp.ts';
import {
  readUnsubscribeToken,
  unsubscribeMacOf,
  unsubscribeToken,
} from '../../../src/notifications/unsubscribe.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { jobTools, PUBLIC_URL } from '../../support/jobTools.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { send } from '../../support/service.ts';
import { auditOf } from '../../support/traces.ts';
import type { Person, World } from '../../support/world.ts';

const folder = openFolder('notice-mails');
const tools = jobTools(folder);
const { service, world } = await openWorld();
const { pool } = service.app.services;

const tell = (person: Person, fields: Partial<NewNotification> = {}, where: World = world) =>
  workspaceDb(pool, where.id).transaction(async (db) =>
    notify({ db }, { userId: person.id, kind: 'absence.approved', title: 'Approved', body: '', ...fields }),
  );
// a second later, so that what was just created is due
const round = (now = Date.now() + 1_000, using = tools) =>
  sendMails(
    pool,
    () => now,
    () => false,
    using,
  );
const mails = (person: Person, count = 0) => mailsTo(folder, person.email, count);
const prefer = (as: Person, body: object) =>
  service.request(world, 'PUT', '/notifications/preferences/', { as, body });
const waiting = async (person: Person) =>
  (await world.sql('SELECT due_at FROM notification_mails WHERE user_id = $1', [person.id])).length;
const rest = () => world.sql('DELETE FROM notification_mails');
const linkOf = (text: string): string => /https:\/\/\S+unsubscribe\?token=\S+/.exec(text)![0];
const open = (link: string, method = 'GET', body?: string, host = world.host) =>
  send(
    link.replace(/^https:\/\/[^/]+/, service.url),
    method,
    { host, ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) },
    body,
  );

describe('the job that mails notifications', () => {
  test('sends one mail about a notification, with its link, and only once', async () => {
    const person = await world.person({ first: 'Ida' });
    await tell(person, { title: 'Your time off is approved', body: '2 to 6 March.' });
    await round();
    const [mail, ...others] = await mails(person, 1);
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^Your time off is approved \(.+\)$/);
    expect(mail!.text).toContain('Hello Ida,');
    expect(mail!.text).toContain(`Your time off is approved.\n2 to 6 March.\n${PUBLIC_URL}/time-off`);
    await round();
    expect(await mails(person)).toHaveLength(1);
    expect(await waiting(person)).toBe(0);
  });

  test('sends several due notifications as one mail, in order', async () => {
    const person = await world.person();
    await tell(person, { title: 'First' });
    await tell(person, { title: 'Second', kind: 'absence.denied' });
    await round();
    const [mail] = await mails(person, 1);
    expect(mail!.subject).toMatch(/^2 notifications \(/);
    expect(mail!.text.indexOf('First.')).toBeLessThan(mail!.text.indexOf('Second.'));
  });

  test('leaves out what was read or turned off meanwhile, and people who have left', async () => {
    const [reader, changer, leaver] = [await world.person(), await world.person(), await world.person()];
    for (const person of [reader, changer, leaver]) await tell(person);
    await service.request(world, 'POST', '/notifications/read-all/', { as: reader });
    await prefer(changer, { kinds: { 'absence.approved': { in_app: true, email: false } } });
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [leaver.id]);
    await round();
    for (const person of [reader, changer, leaver])
      expect([await mails(person), await waiting(person)]).toEqual([[], 0]);
  });

  test('sends one mail in five concurrent runs', async () => {
    const person = await world.person();
    await tell(person);
    const rounds = await Promise.all(Array.from({ length: 5 }, () => round()));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(await mails(person, 1)).toHaveLength(1);
  });

  test('tries again after a temporary failure, and gives up after a permanent one', async () => {
    await rest();
    const person = await world.person();
    await tell(person);
    const failing = (status: number) =>
      jobTools(folder, {
        mailer: {
          send: () => Promise.reject(new MailNotSent({ code: 'EENVELOPE', responseCode: status })),
          close: async () => undefined,
        },
      });
    const now = Date.now() + 1_000;
    await expect(round(now, failing(451))).rejects.toThrow(MailNotSent);
    expect(await round(now)).toEqual({ sent: 0 });
    expect(await round(now + 6 * 60_000)).toEqual({ sent: 1 });
    await tell(person);
    expect(await round(now + 7 * 60_000, failing(550))).toEqual({ sent: 1 });
    expect(await waiting(person)).toBe(0);
    expect(await mails(person, 1)).toHaveLength(1);
  });

  test('runs every minute, for all workspaces', async () => {
    await rest();
    const job = JOBS.find(({ name }) => name === 'notification-mails')!;
    expect(job.spec).toEqual({ intervals: [{ every: '1m' }] });
    const other = await service.world();
    await tell(other.employee, {}, other);
    await world.sql(`UPDATE notification_mails SET due_at = due_at - interval '1 second'`);
    expect(await job.run(pool, () => false, tools)).toBe('1 mails sent');
    expect(await mails(other.employee, 1)).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
  const told = async (person: Person, when: string, fields: Partial<NewNotification> = {}) => {
    await tell(person, fields);
    await world.sql(
      `UPDATE notification_mails SET due_at = $2
        WHERE id = (SELECT id FROM notification_mails WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1)`,
      [person.id, new Date(at(when)).toISOString()],
    );
  };
  const quiet = async (options: { timezone?: string } = {}) => {
    const person = await world.person(options);
    await prefer(person, { kinds: {}, quiet_hours: { from: '22:00', to: '07:00' } });
    return person;
  };

  test('hold mails, which are sent together at the end', async () => {
    const person = await quiet();
    await told(person, '22:30', { title: 'At half past ten' });
    await round(at('22:31'));
    await told(person, '23:30', { title: 'At half past eleven' });
    await round(at('23:31'));
    const morning = Date.parse('2026-11-21T07:00:00+01:00');
    await round(morning - 1);
    expect(await mails(person)).toEqual([]);
    await round(morning);
    const [mail, ...others] = await mails(person, 1);
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^2 notifications/);
    expect(mail!.text).toMatch(/At half past ten\.[^]*At half past eleven\./);
  });

  test('are in the person’s zone, or else the workspace’s', async () => {
    const [away, here] = [await quiet({ timezone: 'America/New_York' }), await quiet()];
    for (const person of [away, here]) await told(person, '23:00');
    await round(at('23:01'));
    expect([(await mails(away, 1)).length, (await mails(here)).length]).toEqual([1, 0]);
  });

  test('do not hold mails about who may sign in', async () => {
    const person = await quiet();
    await told(person, '23:00', { title: 'Later' });
    await told(person, '23:00', { kind: 'security.role_changed', title: 'Your role is another' });
    await round(at('23:01'));
    const [mail, ...others] = await mails(person, 1);
    expect([mail!.subject, others]).toEqual([expect.stringMatching(/^Your role is another/), []]);
    expect(mail!.text).not.toContain('Later');
  });
});

describe('the unsubscribe link of mails (RFC 8058)', () => {
  const mailed = async (...kinds: string[]) => {
    await rest();
    const person = await world.person();
    for (const kind of kinds) await tell(person, { kind });
    await round();
    return { person, mail: (await mails(person, 1))[0]! };
  };
  const kindsOf = async (person: Person) =>
    (await service.request(world, 'GET', '/notifications/preferences/', { as: person })).body.data.kinds;

  test('is in the text and in two headers; GET 200 changes nothing, POST 200 ends mails of that kind', async () => {
    const { person, mail } = await mailed('absence.approved');
    const link = linkOf(mail.text);
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const page = await open(link);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Your time off is approved.');
    expect((await kindsOf(person))['absence.approved'].email).toBe(true);
    const done = await open(link, 'POST', 'List-Unsubscribe=One-Click');
    expect(done.status).toBe(200);
    const kinds = await kindsOf(person);
    expect([kinds['absence.approved'], kinds['absence.denied'].email]).toEqual([
      { in_app: true, email: false },
      true,
    ]);
    await tell(person);
    expect(await waiting(person)).toBe(0);
  });

  test('of a mail about several kinds ends all kinds that can be ended, with one audit line for five POSTs (200)', async () => {
    const { person, mail } = await mailed('absence.approved', 'expense.denied');
    const link = linkOf(mail.text);
    const posts = await Promise.all(Array.from({ length: 5 }, () => open(link, 'POST', '')));
    expect(posts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const kinds = await kindsOf(person);
    expect(
      Object.keys(kinds).filter((kind) => kinds[kind].email && !/^(security\.|api_key)/.test(kind)),
    ).toEqual([]);
    expect(kinds['security.password_changed']).toEqual({ in_app: true, email: true });
    const [row] = await world.sql('SELECT id FROM notification_preferences WHERE user_id = $1', [person.id]);
    expect(await auditOf(world, row!['id'])).toMatchObject([
      { line: 'updated notification_preferences · dashboard', changes: { mails_ended: [null, 'all'] } },
    ]);
  });

  test('is missing in mails about who may sign in, and without PUBLIC_URL', async () => {
    const { mail } = await mailed('security.role_changed');
    expect(mail.headers).not.toHaveProperty('List-Unsubscribe');
    expect(mail.text).not.toContain('unsubscribe');
    await rest();
    const person = await world.person();
    await tell(person);
    await round(Date.now() + 1_000, jobTools(folder, { publicUrl: null }));
    expect((await mails(person, 1))[0]!.headers).not.toHaveProperty('List-Unsubscribe');
  });

  test('404 for a changed, foreign, malformed or missing token, and nothing changes', async () => {
    const { person, mail } = await mailed('absence.approved');
    const link = linkOf(mail.text);
    const other = await service.world();
    const forged = unsubscribeToken(unsubscribeMacOf('another secret'), world.id, {
      userId: person.id,
      kind: null,
    });
    const wrong = [
      // the last letter of 32 base64url bytes has two unused bits, so B would decode like A
      `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`,
      link.replace(/token=.*/, `token=${forged}`),
      link.replace(/token=.*/, 'token=x'),
      link.replace(/\?.*/, ''),
      `${link}&token=again`,
    ];
    for (const one of wrong)
      for (const method of ['GET', 'POST']) expect((await open(one, method)).status).toBe(404);
    expect((await open(link, 'POST', '', other.host)).status).toBe(404);
    const put = await open(link, 'PUT', '');
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await kindsOf(person))['absence.approved'].email).toBe(true);
  });

  test('429 with Retry-After for the sixty-first call in a minute from one network; other calls still work', async () => {
    const far = await service.world();
    const ask = (method: string, host = far.host) =>
      open(
        'https://time.example.test/notifications/unsubscribe?token=x',
        method,
        method === 'POST' ? '' : undefined,
        host,
      );
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n % 2 ? 'GET' : 'POST')));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]));
    for (const method of ['GET', 'POST']) {
      const refused = await ask(method);
      expect([refused.status, refused.body.data.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await service.request(far, 'GET', '/branding/')).status).toBe(200);
    expect((await ask('GET', (await service.world()).host)).status).toBe(404);
  });

  test('names the person and the kind, which a token round-trips', () => {
    const key = unsubscribeMacOf('a secret');
    for (const kind of [null, 'absence.approved', 'announcement']) {
      const said = { userId: world.employee.id, kind };
      expect(readUnsubscribeToken(key, world.id, unsubscribeToken(key, world.id, said))).toEqual(said);
    }
  });
});
