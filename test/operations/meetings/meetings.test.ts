/** Meetings: planning, reading, changing, cancelling, answering, and conflicts of the organiser. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationKinds, notificationsOf } from '../../support/traces.ts';
import { DAY, HOUR, meetingRoom } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const room = meetingRoom(service, world);
const person = () => world.person({ manager: world.manager });
const lastNotice = async (id: string) => (await notificationsOf(world, id)).at(-1);

describe('POST /api/v1/meetings/', () => {
  test('201 with the meeting; attendees are notified, and the one audit line leaves out the agenda', async () => {
    const reply = await room.plan({
      title: '  Kick-off ',
      starts_at: '2027-03-01T09:00:00Z',
      ends_at: '2027-03-01T10:30:00Z',
      timezone: 'America/New_York',
      location: 'Room 3',
      url: 'https://meet.example.com/kickoff',
      agenda: 'Who does what.',
      attendee_ids: [world.colleague.id, world.manager.id],
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    const meeting = reply.body.data;
    expect(meeting).toMatchObject({
      title: 'Kick-off',
      starts_at: '2027-03-01T04:00:00.000-05:00',
      ends_at: '2027-03-01T05:30:00.000-05:00',
      timezone: 'America/New_York',
      location: 'Room 3',
      url: 'https://meet.example.com/kickoff',
      agenda: 'Who does what.',
      status: 'scheduled',
      organizer: {
        id: world.employee.id,
        email: world.employee.email,
        name: world.employee.name,
        photo_url: null,
      },
      slot_id: null,
      sequence: 0,
      allowed_actions: ['update', 'cancel', 'edit_slides'],
      version: 1,
    });
    expect(meeting.attendees).toHaveLength(2);
    for (const { id } of [world.colleague, world.manager]) {
      expect(meeting.attendees).toContainEqual({
        person: expect.objectContaining({ id }),
        response: 'needs_action',
        responded_at: null,
      });
      expect(await lastNotice(id)).toMatchObject({
        kind: 'meeting.invited',
        title: 'Eve Test invites you to a meeting',
        body: 'Kick-off, 2027-03-01 04:00 (America/New_York)',
        resource_type: 'meeting',
        resource_id: meeting.id,
      });
    }
    expect(await notificationKinds(world, world.employee)).toEqual([]);
    const lines = await auditOf(world, meeting.id);
    expect(lines.map(({ line }) => line)).toEqual(['created meeting · dashboard']);
    expect(JSON.stringify(lines)).not.toContain('Who does');
  });

  test('422 naming the field for invalid times, zones, URLs and people', async () => {
    const { starts_at, ends_at } = room.hour();
    const gone = await world.person({ status: 'deactivated' });
    const foreign = (await service.world()).employee;
    const later = (ms: number) => new Date(Date.parse(starts_at) + ms).toISOString();
    for (const [field, body] of [
      ['ends_at', { starts_at, ends_at: starts_at }],
      ['ends_at', { starts_at, ends_at: later(-HOUR) }],
      ['ends_at', { starts_at, ends_at: later(DAY + 1000) }],
      ['ends_at', { starts_at: '2026-01-05T09:00:00Z', ends_at: '2026-01-05T10:00:00Z' }],
      ['starts_at', { starts_at: '2027-03-01T09:00:00', ends_at }],
      ['timezone', { timezone: 'Mars/Olympus' }],
      ['timezone', { timezone: '+02:00' }],
      ['url', { url: 'http://meet.example.com/' }],
      ['url', { url: 'https://me:pw@meet.example.com/' }],
      ['url', { url: 'javascript:alert(1)' }],
      ['url', { url: 'https://meet.example.com/\r\nX-EVIL:1' }],
      ['attendee_ids', { attendee_ids: [world.employee.id] }],
      ['attendee_ids', { attendee_ids: [randomUUID()] }],
      ['attendee_ids', { attendee_ids: [gone.id] }],
      ['attendee_ids', { attendee_ids: [foreign.id] }],
      ['attendee_ids', { attendee_ids: Array.from({ length: 101 }, () => randomUUID()) }],
    ] as const) {
      const reply = await room.plan(body);
      expect([field, body, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([
        field,
        body,
        422,
        [field],
      ]);
    }
    expect((await room.plan({ starts_at, ends_at: later(DAY) })).status).toBe(201);
  });

  test('rule 53: the same 422 for unknown and deactivated people and those of other workspaces', async () => {
    const gone = await world.person({ status: 'deactivated' });
    const foreign = (await service.world()).employee;
    const texts = await Promise.all(
      [randomUUID(), gone.id, foreign.id].map(async (id) => (await room.plan({ attendee_ids: [id] })).text),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test('201 once for the same Idempotency-Key, and one notice', async () => {
    const guest = await person();
    const body = { ...room.hour(), attendee_ids: [guest.id] };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await room.plan(body, world.employee, headers),
      await room.plan(body, world.employee, headers),
    ];
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await notificationKinds(world, guest)).toEqual(['meeting.invited']);
  });
});

describe('an organiser is in one meeting at a time', () => {
  test('409 organizer_busy naming organised and accepted meetings, but not declined or adjacent ones', async () => {
    const organizer = await person();
    const { starts_at, ends_at } = room.hour(2 * HOUR);
    const middle = new Date(Date.parse(starts_at) + HOUR).toISOString();
    const own = await room.meeting({ starts_at, ends_at: middle }, organizer);
    const other = await room.meeting({ starts_at: middle, ends_at, attendee_ids: [organizer.id] });
    const third = await room.meeting(
      { starts_at: middle, ends_at, attendee_ids: [organizer.id] },
      world.stranger,
    );
    expect((await room.plan({ starts_at, ends_at: middle }, organizer)).body.data).toEqual({
      code: 'organizer_busy',
      conflicts: [own.id],
    });
    await room.respond(third.id, 'declined', organizer);
    const after = await room.plan({ starts_at: middle, ends_at }, organizer);
    expect(after.status).toBe(201);
    await room.cancel(after.body.data.id, organizer);
    await room.respond(other.id, 'accepted', organizer);
    expect((await room.plan({ starts_at, ends_at }, organizer)).body.data).toEqual({
      code: 'organizer_busy',
      conflicts: [own.id, other.id],
    });
    await room.cancel(own.id, organizer);
    expect((await room.plan({ starts_at, ends_at: middle }, organizer)).status).toBe(201);
  });

  test('201 with allow_conflict, which counts for this meeting only: the next one without it is 409', async () => {
    const organizer = await person();
    const { starts_at, ends_at } = room.hour(2 * HOUR);
    const middle = new Date(Date.parse(starts_at) + HOUR).toISOString();
    await room.meeting({ starts_at, ends_at: middle }, organizer);
    const allowed = await room.meeting({ starts_at, ends_at, allow_conflict: true }, organizer);
    const reply = await room.plan({ starts_at: middle, ends_at }, organizer);
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'organizer_busy', conflicts: [allowed.id] },
    ]);
  });

  test('one 201 and nineteen 409 for twenty concurrent calls for the same time', async () => {
    const organizer = await person();
    const times = room.hour();
    const replies = await Promise.all(Array.from({ length: 20 }, () => room.plan(times, organizer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await room.list(organizer)).toHaveLength(1);
  });

  test('one 200 and one 409 for two meetings moved to the same time concurrently', async () => {
    const organizer = await person();
    const [one, two] = [await room.meeting({}, organizer), await room.meeting({}, organizer)];
    const target = room.hour();
    const replies = await Promise.all([one, two].map(({ id }) => room.change(id, target, organizer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a constraint of the table refuses overlaps as well', async () => {
    const organizer = await person();
    const { starts_at, ends_at } = await room.meeting({}, organizer);
    await expect(
      world.sql(
        `INSERT INTO meetings (workspace_id, organizer_id, title, starts_at, ends_at, timezone) VALUES ($1, $2, 'x', $3, $4, 'UTC')`,
        [world.id, organizer.id, starts_at, ends_at],
      ),
    ).rejects.toThrow('meetings_no_overlap');
  });
});

describe('GET /api/v1/meetings/{meeting_id}/', () => {
  test('200 for those who take part; 404 for managers, admins, and people who are no longer invited', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id], agenda: 'Secret' });
    for (const who of [world.employee, world.colleague])
      expect((await room.get(id, who)).agenda).toBe('Secret');
    for (const who of [world.manager, world.admin, world.stranger])
      expect((await room.call(who, 'GET', `/${id}/`)).status).toBe(404);
    await room.change(id, { attendee_ids: [] });
    expect((await room.call(world.colleague, 'GET', `/${id}/`)).status).toBe(404);
  });

  test('304 for the same version; an answer makes a new version', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] });
    const tag = (await room.call(world.employee, 'GET', `/${id}/`)).headers.get('etag')!;
    const held = { headers: { 'if-none-match': tag } };
    expect((await room.call(world.employee, 'GET', `/${id}/`, held)).status).toBe(304);
    await room.respond(id, 'accepted');
    const reply = await room.call(world.employee, 'GET', `/${id}/`, held);
    expect([reply.status, reply.body.data.version, reply.body.data.sequence]).toEqual([200, 2, 0]);
  });

  test('200 with status done after its end; then all changes but slides are 409', async () => {
    const begin = Date.parse('2027-01-11T09:00:00Z');
    service.setClock(begin);
    const { id } = await room.meeting({
      starts_at: '2027-01-12T09:00:00Z',
      ends_at: '2027-01-12T10:00:00Z',
      attendee_ids: [world.colleague.id],
    });
    service.setClock(Date.parse('2027-01-12T09:59:59Z'));
    expect((await room.get(id)).status).toBe('scheduled');
    service.setClock(Date.parse('2027-01-12T10:00:00Z'));
    expect(await room.get(id)).toMatchObject({ status: 'done', allowed_actions: ['edit_slides'] });
    for (const reply of [
      await room.change(id, { title: 'Later' }),
      await room.cancel(id),
      await room.respond(id, 'accepted'),
    ])
      expect([reply.status, reply.body.data]).toEqual([
        409,
        { code: 'invalid_transition', current_status: 'done' },
      ]);
    service.setClock(null);
  });
});

describe('PATCH /api/v1/meetings/{meeting_id}/', () => {
  test('200: only sent members change, null clears; the audit line has old and new values, but not the agenda', async () => {
    const { id } = await room.meeting({
      attendee_ids: [world.colleague.id],
      location: 'Room 3',
      agenda: 'First things',
    });
    const reply = await room.change(id, { location: null, agenda: 'Other things' });
    expect(reply.body.data).toMatchObject({
      title: 'Kick-off',
      location: null,
      agenda: 'Other things',
      version: 2,
      sequence: 1,
    });
    expect((await lastNotice(world.colleague.id))!.kind).toBe('meeting.updated');
    const line = (await auditOf(world, id)).at(-1)!;
    expect(line['changes']).toEqual({ location: ['Room 3', null], agenda: ['…', '…'] });
  });

  test('200 without a change writes nothing: no version, no sequence, no notification', async () => {
    const guest = await person();
    const { id, starts_at, title } = await room.meeting({ attendee_ids: [guest.id] });
    const reply = await room.change(id, {
      title,
      starts_at: new Date(Date.parse(starts_at)).toISOString(),
      attendee_ids: [guest.id],
    });
    expect(reply.body.data).toMatchObject({ version: 1, sequence: 0 });
    expect(await notificationKinds(world, guest)).toEqual(['meeting.invited']);
    expect(await auditOf(world, id)).toHaveLength(1);
  });

  test('200: a new time resets the answers; a new zone or room does not', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id, world.stranger.id] });
    await room.respond(id, 'accepted');
    await room.respond(id, 'declined', world.stranger);
    const answers = async () => (await room.get(id)).attendees.map(({ response }) => response).sort();
    await room.change(id, { timezone: 'Asia/Tokyo', location: 'Room 5' });
    expect(await answers()).toEqual(['accepted', 'declined']);
    const moved = await room.change(id, room.hour());
    expect(moved.body.data.attendees).toMatchObject(
      Array(2).fill({ response: 'needs_action', responded_at: null }),
    );
    expect((await lastNotice(world.colleague.id))!.kind).toBe('meeting.moved');
  });

  test('200: added people are invited, removed people are told, the others keep their answers', async () => {
    const [stays, goes, comes] = [await person(), await person(), await person()];
    const { id } = await room.meeting({ attendee_ids: [stays.id, goes.id] });
    await room.respond(id, 'accepted', stays);
    const { body } = await room.change(id, { attendee_ids: [stays.id, comes.id] });
    expect(
      body.data.attendees
        .map((one: { person: { id: string }; response: string }) => [one.person.id, one.response])
        .sort(),
    ).toEqual(
      [
        [stays.id, 'accepted'],
        [comes.id, 'needs_action'],
      ].sort(),
    );
    expect(await notificationKinds(world, stays)).toEqual(['meeting.invited', 'meeting.updated']);
    expect(await notificationKinds(world, goes)).toEqual(['meeting.invited', 'meeting.uninvited']);
    expect(await notificationKinds(world, comes)).toEqual(['meeting.invited']);
  });

  test('412 for an old version, 403 for attendees, 404 for others, 409 once cancelled', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] });
    await room.change(id, { title: 'Second' });
    expect((await room.change(id, { title: 'Third' }, world.employee, { 'if-match': '"1"' })).status).toBe(
      412,
    );
    expect((await room.change(id, { title: 'Third' }, world.employee, { 'if-match': '"2"' })).status).toBe(
      200,
    );
    const invited = await room.change(id, { title: 'Mine' }, world.colleague);
    expect([invited.status, invited.body.data.code]).toEqual([403, 'insufficient_role']);
    expect((await room.change(id, { title: 'Mine' }, world.admin)).status).toBe(404);
    await room.cancel(id);
    expect((await room.change(id, { title: 'Fourth' })).body.data).toEqual({
      code: 'invalid_transition',
      current_status: 'cancelled',
    });
  });

  test('409 organizer_busy if moved onto another meeting, but not onto itself; 200 with allow_conflict', async () => {
    const organizer = await person();
    const other = await room.meeting({}, organizer);
    const { id, starts_at, ends_at } = await room.meeting({}, organizer);
    const half = new Date(Date.parse(starts_at) + HOUR / 2).toISOString();
    expect((await room.change(id, { starts_at: half }, organizer)).status).toBe(200);
    const there = { starts_at: other.starts_at, ends_at: other.ends_at };
    expect((await room.change(id, there, organizer)).body.data).toEqual({
      code: 'organizer_busy',
      conflicts: [other.id],
    });
    expect((await room.change(id, { ...there, allow_conflict: true }, organizer)).status).toBe(200);
    expect((await room.change(id, { starts_at, ends_at }, organizer)).status).toBe(200);
  });
});

describe('POST /api/v1/meetings/{meeting_id}/cancel/', () => {
  test('200 for the organiser with a reason, and attendees are notified; 409 the second time', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] });
    const reply = await room.cancel(id, world.employee, { reason: ' The customer is ill. ' });
    expect(reply.body.data).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'The customer is ill.',
      cancelled_at: expect.any(String),
      sequence: 1,
      allowed_actions: [],
    });
    expect((await lastNotice(world.colleague.id))!.kind).toBe('meeting.cancelled');
    expect((await auditOf(world, id)).at(-1)!['line']).toBe('cancelled meeting · dashboard');
    expect((await room.cancel(id)).body.data).toEqual({
      code: 'invalid_transition',
      current_status: 'cancelled',
    });
  });

  test('200 for an admin who does not take part, without the agenda; 403 for attendees, 404 for managers', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id], agenda: 'Secret' });
    expect((await room.cancel(id, world.colleague)).body.data.code).toBe('insufficient_role');
    expect((await room.cancel(id, world.manager)).status).toBe(404);
    const reply = await room.cancel(id, world.admin);
    expect([reply.status, reply.body.data.agenda]).toEqual([200, null]);
    expect(reply.text).not.toContain('Secret');
    expect((await lastNotice(world.employee.id))!.kind).toBe('meeting.cancelled');
  });

  test('one 200 for ten concurrent calls, and one notification', async () => {
    const guest = await person();
    const { id } = await room.meeting({ attendee_ids: [guest.id] });
    const replies = await Promise.all(Array.from({ length: 10 }, () => room.cancel(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await notificationKinds(world, guest)).toEqual(['meeting.invited', 'meeting.cancelled']);
  });
});

describe('POST /api/v1/meetings/{meeting_id}/respond/', () => {
  test('200: the organiser is notified of each new answer; repeating an answer writes nothing', async () => {
    const organizer = await person();
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] }, organizer);
    const told = async () => (await notificationsOf(world, organizer.id)).map(({ title }) => title);
    for (const answer of ['accepted', 'accepted', 'tentative', 'declined'])
      expect((await room.respond(id, answer)).body.data.attendees[0].response).toBe(answer);
    expect(await told()).toEqual(['Carl Test comes', 'Carl Test may come', 'Carl Test does not come']);
    expect((await room.get(id, organizer)).attendees[0]!.responded_at).not.toBeNull();
  });

  test('403 for the organiser, 404 for others, 422 for needs_action, 409 once it is cancelled', async () => {
    const { id } = await room.meeting({ attendee_ids: [world.colleague.id] });
    expect((await room.respond(id, 'accepted', world.employee)).body.data.code).toBe('insufficient_role');
    expect((await room.respond(id, 'accepted', world.admin)).status).toBe(404);
    expect((await room.respond(id, 'needs_action')).status).toBe(422);
    await room.cancel(id);
    expect((await room.respond(id, 'accepted')).body.data.code).toBe('invalid_transition');
  });

  test('200: thirty concurrent answers are all kept', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, person));
    const { id } = await room.meeting({ attendee_ids: people.map((one) => one.id) });
    const replies = await Promise.all(people.map((one) => room.respond(id, 'accepted', one)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { attendees, version } = await room.get(id);
    expect(attendees.filter(({ response }) => response === 'accepted')).toHaveLength(30);
    expect(version).toBe(31);
  });
});

describe('GET /api/v1/meetings/', () => {
  test('200 with own meetings, filtered by role, status and days of the caller’s zone', async () => {
    const [tokyo, guest] = [await world.person({ timezone: 'Asia/Tokyo' }), await person()];
    // the evening of the 9th in Berlin, the morning of the 10th in Tokyo
    const night = await room.meeting(
      { starts_at: '2027-02-09T23:00:00Z', ends_at: '2027-02-09T23:30:00Z', attendee_ids: [guest.id] },
      tokyo,
    );
    const gone = await room.meeting(
      { starts_at: '2027-02-12T01:00:00Z', ends_at: '2027-02-12T02:00:00Z' },
      tokyo,
    );
    await room.cancel(gone.id, tokyo);
    const invited = await room.meeting(
      { starts_at: '2027-02-11T01:00:00Z', ends_at: '2027-02-11T02:00:00Z', attendee_ids: [tokyo.id] },
      guest,
    );
    const ids = async (query: Record<string, string>, as = tokyo) =>
      (await room.list(as, query)).map(({ id }) => id);
    expect(await ids({})).toEqual([gone.id, invited.id, night.id]);
    expect(await ids({ ordering: 'starts_at' })).toEqual([night.id, invited.id, gone.id]);
    expect(await ids({ role: 'organizer' })).toEqual([gone.id, night.id]);
    expect(await ids({ role: 'attendee' })).toEqual([invited.id]);
    expect(await ids({ status: 'cancelled' })).toEqual([gone.id]);
    expect(await ids({ status: 'scheduled,cancelled' })).toHaveLength(3);
    expect(await ids({ status: 'done' })).toEqual([]);
    expect(await ids({ from: '2027-02-10', to: '2027-02-10' })).toEqual([night.id]);
    expect(await ids({ from: '2027-02-09', to: '2027-02-09' })).toEqual([]);
    expect(await ids({ from: '2027-02-10', to: '2027-02-10' }, guest)).toEqual([night.id]);
    expect(await ids({ from: '2027-02-09', to: '2027-02-09' }, guest)).toEqual([]);
    expect(await ids({}, world.otherManager)).toEqual([]);
  });

  test('200 page by page, each meeting once; 400 for a cursor of another query', async () => {
    const organizer = await person();
    for (let n = 0; n < 5; n += 1) await room.meeting({ title: `Number ${n}` }, organizer);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await room.call(organizer, 'GET', '/', {
        query: { limit: 2, cursor, include_total: true },
      });
      expect(reply.headers.get('x-total-count')).toBe('5');
      seen.push(...reply.body.data.map(({ title }: { title: string }) => title));
      cursor = reply.headers.get('x-next-cursor') ?? undefined;
      if (cursor)
        expect(
          (await room.call(organizer, 'GET', '/', { query: { limit: 2, cursor, role: 'organizer' } })).status,
        ).toBe(400);
    } while (cursor);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((n) => `Number ${n}`));
  });
});

describe('GET /api/v1/meetings/admin/', () => {
  test('200 for admins and keys with team:read: all meetings, by person and days, and no agendas, not even of own ones', async () => {
    const other = await service.world();
    const there = meetingRoom(service, other);
    const one = await there.meeting({
      starts_at: '2027-02-09T09:00:00Z',
      ends_at: '2027-02-09T10:00:00Z',
      agenda: 'Secret',
      attendee_ids: [other.admin.id],
    });
    const two = await there.meeting({ agenda: 'Secret' }, other.stranger);
    const admins = await there.list(other.admin, {}, '/admin/');
    expect(admins.map(({ id, agenda }) => [id, agenda]).sort()).toEqual(
      [
        [one.id, null],
        [two.id, null],
      ].sort(),
    );
    expect(admins.map(({ allowed_actions }) => allowed_actions)).toContainEqual(['cancel']);
    const byPerson = await there.list(other.admin, { user_id: other.admin.id }, '/admin/');
    expect(byPerson.map(({ id }) => id)).toEqual([one.id]);
    const byDay = await there.list(other.admin, { from: '2027-02-09', to: '2027-02-09' }, '/admin/');
    expect(byDay.map(({ id }) => id)).toEqual([one.id]);
    const key = await other.serviceKey(['team:read']);
    const reply = await service.request(other, 'GET', '/meetings/admin/', { as: key });
    expect([reply.status, reply.body.data.length, reply.text.includes('Secret')]).toEqual([200, 2, false]);
    expect(reply.body.data.every((shown: any) => shown.allowed_actions.length === 0)).toBe(true);
  });

  test('403 for employees and managers; 403 for keys in every other call of meetings', async () => {
    for (const who of [world.employee, world.manager])
      expect((await room.call(who, 'GET', '/admin/')).status).toBe(403);
    const key = await world.personalKey(world.admin, ['team:read', 'people:read']);
    for (const path of ['/meetings/', '/meetings/slots/?from=2027-01-01&to=2027-01-02']) {
      const reply = await service.request(world, 'GET', path, { as: key });
      expect([reply.status, reply.body.data.code]).toEqual([403, 'key_not_accepted']);
    }
  });
});

describe('paths below meetings', () => {
  test('405 with Allow: slots, feed and admin are never taken for the id of a meeting', async () => {
    for (const [path, allowed] of [
      ['/slots/', 'GET, POST, HEAD'],
      ['/feed/', 'POST, DELETE'],
      ['/admin/', 'GET, HEAD'],
    ]) {
      const reply = await room.call(world.employee, 'PATCH', path!, { body: { title: 'x' } });
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allowed]);
    }
    expect((await room.call(world.employee, 'GET', '/nonsense/')).status).toBe(404);
  });
});
