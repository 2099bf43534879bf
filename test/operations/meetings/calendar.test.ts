/** Meetings as iCalendar files, read back by an independent library, and private calendar addresses. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calendarFile } from '../../../src/areas/meetings/present/calendar.ts';
import type { MeetingRow } from '../../../src/areas/meetings/store/meetings.ts';
import { PASSWORD } from '../../access/row.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { DAY, eventsIn, HOUR, meetingRoom } from './support.ts';

const { service, world } = await openWorld({
  rateLimitScale: 10_000,
  publicUrl: 'https://time.example.test',
});
const room = meetingRoom(service, world);
const passwordHash = await service.app.services.passwords.hash(PASSWORD);
const person = () => world.person({ manager: world.manager, passwordHash });
const file = (id: string, as: Person = world.employee) => room.call(as, 'GET', `/${id}/calendar/`);
const eventOf = async (id: string, as?: Person) => eventsIn((await file(id, as)).text)[0]!;

const makeFeed = (as: Person, password = PASSWORD) => room.call(as, 'POST', '/feed/', { body: { password } });
const pathOf = (url: string) => new URL(url).pathname;
const feedOf = async (as: Person): Promise<string> => pathOf(room.done(await makeFeed(as)).url);
const read = (path: string, as: Person | null = null, host?: string) =>
  service.request(world, 'GET', path, { as, ...(host ? { host } : {}) });
const feed = async (path: string) => eventsIn((await read(path)).text);

describe('GET /api/v1/meetings/{meeting_id}/calendar/', () => {
  test('200: one event with all fields of the meeting, its times as instants in any zone', async () => {
    const { id } = await room.meeting({
      title: 'Kick-off; harbour, part 1\\2',
      starts_at: '2027-10-31T02:30:00+02:00',
      ends_at: '2027-10-31T02:30:00+01:00',
      location: 'Room 3, 2nd floor',
      agenda: 'First line\nSecond line; with "quotes", ümlauts and 🙂',
      url: 'https://meet.example.com/kickoff?a=1&b=2',
      attendee_ids: [world.colleague.id],
    });
    const reply = await file(id, world.colleague);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="meeting\.ics"/);
    expect(eventsIn(reply.text)).toEqual([
      {
        uid: id,
        sequence: 0,
        summary: 'Kick-off; harbour, part 1\\2',
        description: 'First line\nSecond line; with "quotes", ümlauts and 🙂',
        location: 'Room 3, 2nd floor',
        starts: Date.parse('2027-10-31T00:30:00Z'),
        ends: Date.parse('2027-10-31T01:30:00Z'),
        status: 'CONFIRMED',
        url: 'https://meet.example.com/kickoff?a=1&b=2',
        organizer: `mailto:${world.employee.email}`,
        organizer_name: 'Eve Test',
        attendees: 0,
        zone: 'UTC',
      },
    ]);
    expect(reply.text).not.toContain(world.colleague.email);
    expect(reply.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\nMETHOD:PUBLISH\r\n/);
    expect(reply.text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('200: the UID stays and SEQUENCE rises with each change, not with answers; a cancelled meeting has status CANCELLED', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] });
    const steps = async () => {
      const { uid, sequence, status } = await eventOf(id);
      return [uid, sequence, status];
    };
    expect(await steps()).toEqual([id, 0, 'CONFIRMED']);
    await room.change(id, { title: 'Renamed' });
    expect(await steps()).toEqual([id, 1, 'CONFIRMED']);
    await room.respond(id, 'accepted');
    expect(await steps()).toEqual([id, 1, 'CONFIRMED']);
    await room.change(id, room.hour());
    expect(await steps()).toEqual([id, 2, 'CONFIRMED']);
    await room.cancel(id);
    expect(await steps()).toEqual([id, 3, 'CANCELLED']);
  });

  test('404 for everybody who does not take part', async () => {
    const { id } = await room.meeting();
    for (const who of [world.manager, world.admin]) expect((await file(id, who)).status).toBe(404);
  });

  test('any text gives exactly one event with this text, in lines of at most 75 bytes', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((one) => `x${one}`.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ''));
    const hostile = fc.oneof(
      text,
      fc.constantFrom(
        'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
        'a\nATTENDEE:mailto:x@example.com',
        '"quoted":;,\\n\\',
        'a\u0000\u0007b',
        'ü'.repeat(140),
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, agenda, name) => {
        const row = { ...blank, title, agenda, location: agenda, organizer_name: name };
        const written = calendarFile([row], title, Date.parse('2027-01-01T00:00:00Z'));
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event, ...others] = eventsIn(written);
        expect(others).toEqual([]);
        const plain = (one: string) => one.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
        expect(event).toMatchObject({
          uid: blank.id,
          summary: plain(title),
          description: plain(agenda),
          attendees: 0,
          organizer: 'mailto:eve@example.test',
        });
      }),
    );
  });
});

const blank: MeetingRow = {
  id: '01a201e7-293f-7ba4-b4eb-d27aa0ea8d15',
  organizer_id: '01a201e7-293f-7ba4-b4eb-d27aa0ea8d16',
  organizer_email: 'eve@example.test',
  organizer_name: 'Eve',
  organizer_photo: null,
  title: '',
  starts_at: '2027-03-01T09:00:00+00:00',
  ends_at: '2027-03-01T10:00:00+00:00',
  timezone: 'Europe/Berlin',
  location: null,
  url: null,
  agenda: null,
  status: 'scheduled',
  cancel_reason: null,
  cancelled_at: null,
  may_overlap: false,
  sequence: 0,
  attendees: [],
  slot_id: null,
  version: 1,
  created_at: '2027-01-01T00:00:00+00:00',
  updated_at: '2027-01-01T00:00:00+00:00',
};

describe('POST /api/v1/meetings/feed/', () => {
  test('201 with an unguessable address on the public URL; only its hash is stored', async () => {
    const owner = await person();
    const reply = await makeFeed(owner);
    expect(reply.status).toBe(201);
    const { url } = reply.body.data;
    const [, token] = /\/api\/v1\/meetings\/feed\/(wfm_[\w-]{43})\/$/.exec(url)!;
    expect(new URL(url).origin).toBe('https://time.example.test');
    const rows = await world.sql(
      `SELECT to_jsonb(f)::text AS row FROM calendar_feeds f WHERE f.user_id = $1`,
      [owner.id],
    );
    expect(rows).toHaveLength(1);
    const traces = JSON.stringify([
      rows,
      await auditOf(world, owner.id),
      await notificationsOf(world, owner.id),
      await world.sql('SELECT response FROM idempotency_keys'),
    ]);
    expect(traces).not.toContain(token);
    expect((await auditOf(world, owner.id)).at(-1)!['line']).toBe('created calendar_feed · dashboard');
    expect((await notificationsOf(world, owner.id)).at(-1)!.kind).toBe('security.calendar_feed_created');
  });

  test('422 for a wrong password; 409 for a repeated Idempotency-Key, and the first address keeps working', async () => {
    const owner = await person();
    const wrong = await makeFeed(owner, 'not my password at all');
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['password']]);
    const headers = { 'idempotency-key': 'feed-1' };
    const send = () => room.call(owner, 'POST', '/feed/', { body: { password: PASSWORD }, headers });
    const first = await send();
    expect((await send()).body.data.code).toBe('idempotency_secret_shown');
    expect((await read(pathOf(first.body.data.url))).status).toBe(200);
  });

  test('201: a new address ends the old one; of five created at once, one works', async () => {
    const owner = await person();
    const old = await feedOf(owner);
    const next = await feedOf(owner);
    expect([(await read(old)).status, (await read(next)).status]).toEqual([404, 200]);
    const paths = await Promise.all(Array.from({ length: 5 }, () => feedOf(owner)));
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('GET /api/v1/meetings/feed/{feed_token}/', () => {
  test('200 for anybody who has the address: own meetings and invitations, without declined, foreign and old ones', async () => {
    const owner = await person();
    const own = await room.meeting({}, owner);
    const invited = await room.meeting({ attendee_ids: [owner.id], allow_conflict: true });
    const declined = await room.meeting({ attendee_ids: [owner.id], allow_conflict: true });
    await room.respond(declined.id, 'declined', owner);
    const cancelled = await room.meeting({}, owner);
    await room.cancel(cancelled.id, owner);
    const others = await room.meeting({ allow_conflict: true });
    const old = await room.meeting({}, owner);
    await world.sql(
      `UPDATE meetings SET starts_at = starts_at - interval '200 days', ends_at = ends_at - interval '200 days' WHERE id = $1`,
      [old.id],
    );
    const path = await feedOf(owner);
    const reply = await read(path);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const events = eventsIn(reply.text);
    expect(events.map(({ uid, status }) => [uid, status]).sort()).toEqual(
      [
        [own.id, 'CONFIRMED'],
        [invited.id, 'CONFIRMED'],
        [cancelled.id, 'CANCELLED'],
      ].sort(),
    );
    expect(reply.text).not.toContain(others.id);
    await room.change(own.id, { title: 'Renamed' }, owner);
    expect((await feed(path)).find(({ uid }) => uid === own.id)).toMatchObject({
      summary: 'Renamed',
      sequence: 1,
    });
  });

  test('404 with the same bytes for malformed addresses and those of another workspace, even with a valid token', async () => {
    const other = await service.world();
    const owner = await other.person({ passwordHash });
    const there = meetingRoom(service, other);
    const reply = await there.call(owner, 'POST', '/feed/', { body: { password: PASSWORD } });
    const foreign = pathOf(reply.body.data.url);
    expect((await read(foreign, null, other.host)).status).toBe(200);
    const token = foreign.split('/').at(-2)!;
    const texts = await Promise.all(
      [
        token,
        'wfm_',
        `wfm_${'A'.repeat(43)}`,
        'x',
        '%00',
        '..%2f..',
        `${token}x`,
        token.toUpperCase(),
        world.employee.token.slice(0, 90),
      ].map(async (one) => {
        const answer = await read(`/meetings/feed/${one}/`, world.employee);
        return [answer.status, answer.text];
      }),
    );
    expect(new Set(texts.map(([status]) => status))).toEqual(new Set([404]));
    expect(new Set(texts.map(([, text]) => text)).size).toBe(1);
  });

  test('403 key_not_accepted for a request with an API key', async () => {
    const path = await feedOf(await person());
    const key = await world.serviceKey(['team:read']);
    const reply = await service.request(world, 'GET', path, { as: key });
    expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
  });

  test('404 as soon as the password has changed, even if API keys are kept; a new address works', async () => {
    const owner = await person();
    const outlived = await feedOf(owner);
    const next = 'another horse battery staple';
    const changed = await service.request(world, 'POST', '/auth/password/change/', {
      as: owner,
      body: { current_password: PASSWORD, new_password: next, keep_api_keys: true },
    });
    expect([changed.status, (await read(outlived)).status]).toEqual([200, 404]);
    const again = pathOf(room.done(await makeFeed(owner, next)).url);
    expect((await read(again)).status).toBe(200);
  });

  test('404 for a deactivated person, while the module is off, and without a required second factor', async () => {
    const other = await service.world();
    const there = meetingRoom(service, other);
    const owner = await other.person({ passwordHash });
    const reply = await there.call(owner, 'POST', '/feed/', { body: { password: PASSWORD } });
    const status = async () => {
      // workspaces are cached for up to a second
      await new Promise((resolve) => setTimeout(resolve, 1_050));
      return (await read(pathOf(reply.body.data.url), null, other.host)).status;
    };
    const set = (text: string) => other.sql(`UPDATE workspaces SET ${text} WHERE id = $1`, [other.id]);
    expect(await status()).toBe(200);
    await set(`modules_off = '{meetings}'`);
    expect(await status()).toBe(404);
    await set(`modules_off = '{}', settings = '{"two_factor_required": true}'`);
    expect(await status()).toBe(404);
    await set(`settings = '{}'`);
    expect(await status()).toBe(200);
    await other.sql(`UPDATE users SET status = 'deactivated' WHERE id = $1`, [owner.id]);
    expect(await status()).toBe(404);
  });

  test('200 with the latest thousand meetings at most', async () => {
    const owner = await person();
    await world.sql(
      `INSERT INTO meetings (workspace_id, organizer_id, title, starts_at, ends_at, timezone)
       SELECT $1, $2, 'Number ' || n, t, t + interval '5 minutes', 'UTC'
         FROM generate_series(1, 1100) n, LATERAL (SELECT now() + make_interval(mins => 5 * n) AS t) at`,
      [world.id, owner.id],
    );
    const events = await feed(await feedOf(owner));
    expect(events).toHaveLength(1000);
    expect(Math.max(...events.map(({ starts }) => starts))).toBeGreaterThan(Date.now() + 3 * DAY);
    expect(Math.min(...events.map(({ starts }) => starts))).toBeGreaterThan(Date.now() + 8 * HOUR);
  });
});

describe('DELETE /api/v1/meetings/feed/', () => {
  test('200, and the address is 404 at once; 200 again without a second audit line', async () => {
    const owner = await person();
    const ended = await feedOf(owner);
    const end = () => room.call(owner, 'DELETE', '/feed/');
    expect([(await end()).status, (await read(ended)).status, (await end()).status]).toEqual([200, 404, 200]);
    expect((await auditOf(world, owner.id)).map(({ line }) => line)).toEqual([
      'created calendar_feed · dashboard',
      'deleted calendar_feed · dashboard',
    ]);
  });
});
