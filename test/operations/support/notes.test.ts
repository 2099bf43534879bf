/** Internal notes must never reach the requester. One test for each way in which they could. */
import { describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { sendMails } from '../../../src/areas/notifications/actions/sendMails.ts';
import { jobTools, PUBLIC_URL } from '../../support/jobTools.ts';
import { mailsTo } from '../../support/mails.ts';
import { openFolder, openWorld } from '../../support/opening.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { helpDesk } from './support.ts';

const mailDir = openFolder('mails');
const { service, world } = await openWorld({
  rateLimitScale: 10_000,
  mailDir,
  publicUrl: PUBLIC_URL,
});
const desk = helpDesk(service, world);
/** The job that sends the mails that are due. */
const mailed = () =>
  sendMails(
    service.app.services.pool,
    () => Date.now() + 1_000,
    () => false,
    jobTools(mailDir),
  );

/** A unique word in a note about a ticket that staff work on. */
let count = 0;
async function noted(person: Person = world.employee) {
  count += 1;
  const word = `zanzibar${count}`;
  const ticket = await desk.in('open', person);
  await desk.set(ticket.id, { assignee_id: world.admin.id });
  const shown = await desk.call(person, 'GET', `/tickets/${ticket.id}/`);
  const reply = await desk.note(ticket.id, `He broke it: ${word}`, world.secondAdmin);
  expect(reply.status).toBe(201);
  return { id: ticket.id, word, before: shown.body.data, tag: shown.headers.get('etag')! };
}

describe('GET /api/v1/support/tickets/{ticket_id}/messages/', () => {
  test('200 with the note for staff, without it for the requester, whose total does not count it', async () => {
    const { id, word } = await noted();
    expect(JSON.stringify(await desk.messages(id))).toContain(word);
    const reply = await desk.call(world.employee, 'GET', `/tickets/${id}/messages/`, {
      query: { include_total: true },
    });
    expect(reply.text).not.toContain(word);
    expect(reply.headers.get('x-total-count')).toBe(String(reply.body.data.length));
    expect(reply.body.data.every((one: { internal: boolean }) => !one.internal)).toBe(true);
  });
});

describe('an internal note', () => {
  test('leaves the ticket as the requester sees it unchanged, byte for byte: also version, times and ETag', async () => {
    const { id, before, tag } = await noted();
    expect(await desk.get(id, world.employee)).toEqual(before);
    const same = await desk.call(world.employee, 'GET', `/tickets/${id}/`, {
      headers: { 'if-none-match': tag },
    });
    expect(same.status).toBe(304);
  });

  test('is in no webhook event, even with a webhook for all kinds', async () => {
    const events = async () =>
      (await world.sql('SELECT count(*)::int AS n FROM events WHERE workspace_id = $1', [world.id]))[0]!['n'];
    const before = await events();
    await noted();
    expect(await events()).toBe(before);
  });

  test('is in no notification of the requester; among staff, only the assignee is notified', async () => {
    const { id, word } = await noted();
    const told = await notificationsOf(world, world.employee.id);
    expect(told.filter(({ kind }) => kind === 'ticket.noted')).toEqual([]);
    expect(JSON.stringify(told)).not.toContain(word);
    const keeper = (await notificationsOf(world, world.admin.id)).at(-1)!;
    expect(keeper).toMatchObject({ kind: 'ticket.noted', resource_id: id });
    expect(JSON.stringify(keeper)).not.toContain(word);
  });

  test("is not sent over the requester's socket", async () => {
    const person = await world.person({ manager: world.manager });
    const frames: string[] = [];
    const socket = new WebSocket(
      `${service.url.replace('http', 'ws')}/ws/notifications/?token=${person.token}`,
      { headers: { host: world.host } },
    );
    socket.on('message', (data) => frames.push(String(data as Buffer)));
    await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    const { id, word } = await noted(person);
    // a later message has arrived, so the note would have arrived as well
    await desk.write(id, world.admin, 'It is mended.');
    while (frames.filter((one) => one.includes('ticket.replied')).length < 2)
      await new Promise((resolve) => socket.once('message', resolve));
    socket.close();
    expect(frames.join()).not.toMatch(/ticket\.noted/);
    expect(frames.join()).not.toContain(word);
  });

  test('is in no mail: a reply is mailed, notes before and after it are not', async () => {
    const person = await world.person({ manager: world.manager });
    const { id, word } = await noted(person);
    await desk.write(id, world.admin, 'It is mended.');
    await desk.note(id, `At last: ${word}`);
    await mailed();
    const mails = await mailsTo(mailDir, person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('It is mended.');
    expect(mails.map(({ text }) => text).join()).not.toContain(word);
  });

  test("is found in searches of staff and in none of the requester's", async () => {
    const { id, word } = await noted();
    expect(await desk.found(world.admin, word, '/admin/tickets/')).toEqual([id]);
    expect(await desk.found(world.employee, word)).toEqual([]);
    expect(await desk.found(world.employee, `printer ${word}`)).toEqual([]);
  });

  test('is in the audit trail without its text', async () => {
    const { id, word } = await noted();
    const note = (await desk.messages(id)).find(({ internal }) => internal)!;
    const lines = await auditOf(world, note.id);
    expect(lines.map(({ line }) => line)).toEqual(['created ticket_message · dashboard']);
    expect(JSON.stringify(lines)).not.toContain(word);
  });

  test('stays hidden when its ticket is merged', async () => {
    const { id, word } = await noted();
    const into = await desk.ticket();
    expect((await desk.merge(id, into.id)).status).toBe(200);
    expect(JSON.stringify(await desk.messages(into.id))).toContain(word);
    expect(JSON.stringify(await desk.messages(into.id, world.employee))).not.toContain(word);
    expect(await desk.found(world.employee, word)).toEqual([]);
  });

  test('is hidden from an admin in their own tickets: not in lists or searches, and 403 for writing one', async () => {
    const agent = await world.person({ role: 'admin' });
    const { id, word } = await noted(agent);
    expect(JSON.stringify(await desk.messages(id, agent))).not.toContain(word);
    for (const list of ['/tickets/', '/admin/tickets/'])
      expect(await desk.found(agent, word, list)).toEqual([]);
    expect(await desk.found(world.admin, word, '/admin/tickets/')).toEqual([id]);
    const note = await desk.note(id, 'About myself', agent);
    expect([note.status, note.body.data.code]).toEqual([403, 'insufficient_role']);
    expect((await notificationsOf(world, agent.id)).map(({ kind }) => kind)).not.toContain('ticket.noted');
  });

  test('is 403 for the requester; nothing is stored', async () => {
    const { id } = await desk.ticket();
    const reply = await desk.note(id, 'Only for you', world.employee);
    expect([reply.status, reply.body.data.code]).toEqual([403, 'insufficient_role']);
    expect(await desk.messages(id)).toHaveLength(1);
  });

  test('does not open a new ticket and is not a first response', async () => {
    const { id } = await desk.ticket();
    await desk.note(id, 'Who knows printers?');
    expect(await desk.get(id)).toMatchObject({ status: 'new', first_response_seconds: null, version: 1 });
  });
});

describe('POST /api/v1/support/tickets/{ticket_id}/messages/', () => {
  test('201 for a reply of staff, which reaches the requester in the app and by mail, with a link', async () => {
    const person = await world.person();
    const { id, number } = await desk.ticket({ subject: 'Badge\tlost' }, person);
    await desk.write(id, world.admin, 'A new one is at the desk.');
    expect((await notificationsOf(world, person.id)).at(-1)).toMatchObject({
      kind: 'ticket.replied',
      resource_type: 'ticket',
      resource_id: id,
    });
    await mailed();
    const [mail] = await mailsTo(mailDir, person.email);
    expect(mail!.subject).toMatch(/^Your ticket has a reply \(/);
    expect(mail!.text).toContain(`#${number} Badge`);
    expect(mail!.text).toContain('A new one is at the desk.');
    expect(mail!.text).toContain(`/support/tickets/${id}`);
  });

  test("201; by the requester's preferences the reply comes in the app only, or not at all", async () => {
    const preferring = async (way: { in_app: boolean; email: boolean }) => {
      const person = await world.person();
      const said = await service.request(world, 'PUT', '/notifications/preferences/', {
        as: person,
        body: { kinds: { 'ticket.replied': way } },
      });
      expect(said.status).toBe(200);
      const { id } = await desk.ticket({}, person);
      await desk.write(id, world.admin, 'A new one is at the desk.');
      return person;
    };
    const inApp = await preferring({ in_app: true, email: false });
    const never = await preferring({ in_app: false, email: false });
    await mailed();
    for (const person of [inApp, never]) expect(await mailsTo(mailDir, person.email, 0)).toEqual([]);
    const feed = async (as: Person) =>
      (await service.request(world, 'GET', '/notifications/', { as })).body.data.map(({ kind }: any) => kind);
    expect([await feed(inApp), await feed(never)]).toEqual([['ticket.replied'], []]);
  });

  test('201; nothing is mailed to a person who has left or to the author', async () => {
    const person = await world.person();
    const { id } = await desk.ticket({}, person);
    await desk.write(id, person, 'And it blinks.');
    await world.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [person.id]);
    expect((await desk.write(id, world.admin, 'Which colour?')).status).toBe(201);
    const other = await desk.ticket({}, world.colleague);
    await desk.write(other.id, world.admin, 'Which colour?');
    await mailed();
    expect(await mailsTo(mailDir, world.colleague.email)).toHaveLength(1);
    expect(await mailsTo(mailDir, person.email, 0)).toEqual([]);
  });

  test('201 for a message of the requester, which notifies the assignee, or all staff if there is none', async () => {
    const agent = await world.person({ role: 'admin' });
    const kinds = async () => (await notificationsOf(world, agent.id)).map(({ kind }) => kind);
    const { id } = await desk.ticket();
    await desk.write(id, world.employee, 'And it blinks.');
    expect(await kinds()).toEqual(['ticket.created', 'ticket.replied']);
    await desk.set(id, { assignee_id: world.secondAdmin.id });
    await desk.write(id, world.employee, 'Red.');
    expect(await kinds()).toEqual(['ticket.created', 'ticket.replied']);
  });
});
