/** Slots: publishing, holding, booking concurrently, and listing in any zone. */
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openTwins } from '../../support/opening.ts';
import { auditOf, notificationKinds, notificationsOf } from '../../support/traces.ts';
import { DAY, HOUR, meetingRoom, MINUTE } from './support.ts';

const { service, twin, world } = await openTwins({ rateLimitScale: 10_000 });
const room = meetingRoom(service, world);
const person = () => world.person({ manager: world.manager });
const codes = (replies: { status: number; body: any }[]) =>
  replies.map(({ status, body }) => (status < 300 ? String(status) : body.data.code)).sort();

describe('POST /api/v1/meetings/slots/{slot_id}/book/', () => {
  test('rule 60: one 201 and nineteen 409 slot_taken for twenty people who book a slot concurrently; one meeting', async () => {
    const host = await person();
    const slot = await room.slot({}, host);
    const people = await Promise.all(Array.from({ length: 20 }, person));
    const replies = await Promise.all(people.map((one) => room.book(slot.id, one)));
    expect(codes(replies)).toEqual(['201', ...Array(19).fill('slot_taken')]);
    const meetings = await room.list(host);
    expect(meetings).toHaveLength(1);
    const winner = people[replies.findIndex(({ status }) => status === 201)]!;
    expect(meetings[0]!.attendees.map(({ person: { id } }) => id)).toEqual([winner.id]);
    expect(await notificationKinds(world, host)).toEqual(['meeting.booked']);
  });

  test('rule 60: the same with two processes, three times in a row', async () => {
    const other = meetingRoom(twin, world);
    for (let turn = 0; turn < 3; turn += 1) {
      const slot = await room.slot({}, await person());
      const people = await Promise.all(Array.from({ length: 20 }, person));
      const replies = await Promise.all(
        people.map((one, index) => (index % 2 === 0 ? room : other).book(slot.id, one)),
      );
      expect(codes(replies)).toEqual(['201', ...Array(19).fill('slot_taken')]);
    }
  });

  test('201: the host organises, the caller has accepted; both see the meeting, the slot is booked', async () => {
    const host = await world.person({ timezone: 'America/New_York', first: 'Ivy' });
    const slot = await room.slot({}, host);
    const reply = await room.book(slot.id, world.employee, { title: ' My payslip ', agenda: 'November' });
    expect(reply.status).toBe(201);
    expect(reply.body.data).toMatchObject({
      title: 'My payslip',
      agenda: 'November',
      timezone: 'America/New_York',
      organizer: { id: host.id },
      attendees: [{ person: { id: world.employee.id }, response: 'accepted' }],
      slot_id: slot.id,
      allowed_actions: ['respond'],
    });
    expect(Date.parse(reply.body.data.starts_at)).toBe(Date.parse(slot.starts_at));
    expect((await room.get(reply.body.data.id, host)).allowed_actions).toEqual([
      'update',
      'cancel',
      'edit_slides',
    ]);
    expect((await notificationsOf(world, host.id)).at(-1)).toMatchObject({
      kind: 'meeting.booked',
      title: 'Eve Test has booked a slot of yours',
      resource_id: reply.body.data.id,
    });
    const [own, hosts, others] = await Promise.all(
      [world.employee, host, world.stranger].map((who) => room.seen(slot, who)),
    );
    for (const one of [own, hosts])
      expect(one).toMatchObject({ status: 'booked', available: false, meeting_id: reply.body.data.id });
    expect(others).toMatchObject({ status: 'booked', meeting_id: null });
    expect((await auditOf(world, slot.id)).at(-1)!['line']).toBe('booked meeting_slot · dashboard');
  });

  test('422 for booking or holding one’s own slot, 404 for an unknown slot, 409 slot_past once it has begun', async () => {
    const slot = await room.slot();
    for (const reply of [await room.book(slot.id, world.manager), await room.hold(slot.id, world.manager)])
      expect([reply.status, reply.body.data.code]).toEqual([422, 'validation_failed']);
    expect((await room.book(randomUUID())).status).toBe(404);
    service.setClock(Date.parse(slot.starts_at));
    expect(codes([await room.book(slot.id), await room.hold(slot.id)])).toEqual(['slot_past', 'slot_past']);
    service.setClock(null);
  });

  test('201 once for the same Idempotency-Key', async () => {
    const slot = await room.slot();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await room.book(slot.id, world.employee, {}, headers);
    const again = await room.book(slot.id, world.employee, {}, headers);
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id]);
  });

  test('409 organizer_busy, without ids, if the host has a meeting in the slot or its buffer; 201 once cancelled', async () => {
    const host = await person();
    const { starts_at } = room.hour(3 * HOUR);
    const at = (minutes: number) => new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString();
    const slot = await room.slot(
      { starts_at: at(60), ends_at: at(120), length_minutes: 60, buffer_minutes: 15 },
      host,
    );
    for (const [from, to, free] of [
      [0, 60, true],
      [30, 61, false],
      [70, 80, false],
      [125, 150, false],
      [135, 150, true],
    ] as const) {
      const meeting = await room.meeting({ starts_at: at(from), ends_at: at(to) }, host);
      expect([from, (await room.seen(slot))!.available]).toEqual([from, free]);
      if (!free) {
        const replies = [await room.book(slot.id), await room.hold(slot.id)];
        expect(replies.map(({ status, body }) => [status, body.data])).toEqual(
          Array(2).fill([409, { code: 'organizer_busy' }]),
        );
      }
      await room.cancel(meeting.id, host);
    }
    expect((await room.book(slot.id)).status).toBe(201);
  });

  test('one 201 and one 409 if the slot is booked and its host plans a meeting concurrently', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const host = await person();
      const slot = await room.slot({}, host);
      const times = { starts_at: slot.starts_at, ends_at: slot.ends_at };
      const replies = await Promise.all([room.book(slot.id), room.plan(times, host)]);
      expect(codes(replies)).toEqual(['201', 'organizer_busy']);
      expect(await room.list(host)).toHaveLength(1);
    }
  });

  test('a slot can be booked again once its meeting is cancelled or moved; 409 slot_booked for deleting a booked slot', async () => {
    const slot = await room.slot();
    const first = await room.book(slot.id);
    const remove = () => room.call(world.manager, 'DELETE', `/slots/${slot.id}/`);
    expect((await remove()).body.data.code).toBe('slot_booked');
    expect((await room.cancel(first.body.data.id, world.manager)).body.data.slot_id).toBeNull();
    const second = await room.book(slot.id, world.stranger);
    expect(second.status).toBe(201);
    const moved = await room.change(second.body.data.id, room.hour(), world.manager);
    expect(moved.body.data.slot_id).toBeNull();
    expect(await room.seen(slot)).toMatchObject({ status: 'free', available: true });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});

describe('POST /api/v1/meetings/slots/{slot_id}/hold/', () => {
  test('200 for five minutes: others get 409 slot_taken for booking and holding, the holder can book', async () => {
    const begin = Date.now();
    service.setClock(begin);
    const slot = await room.slot();
    const held = await room.hold(slot.id);
    expect(Date.parse(held.body.data.held_until)).toBe(begin + 5 * MINUTE);
    expect(
      codes([await room.book(slot.id, world.stranger), await room.hold(slot.id, world.stranger)]),
    ).toEqual(['slot_taken', 'slot_taken']);
    expect(await room.seen(slot)).toMatchObject({
      status: 'held',
      available: false,
      held_until: held.body.data.held_until,
    });
    expect(await room.seen(slot, world.stranger)).toMatchObject({ status: 'held', held_until: null });
    service.setClock(begin + 5 * MINUTE - 1);
    expect((await room.book(slot.id)).status).toBe(201);
    service.setClock(null);
  });

  test('201 for others as soon as the hold has expired', async () => {
    const begin = Date.now();
    service.setClock(begin);
    const slot = await room.slot();
    await room.hold(slot.id);
    service.setClock(begin + 5 * MINUTE);
    expect(await room.seen(slot, world.stranger)).toMatchObject({ status: 'free', available: true });
    expect((await room.book(slot.id, world.stranger)).status).toBe(201);
    expect((await room.book(slot.id)).body.data.code).toBe('slot_taken');
    service.setClock(null);
  });

  test('200 again keeps the expiry; holding another slot releases the first', async () => {
    const begin = Date.now();
    service.setClock(begin);
    const [one, two] = [await room.slot(), await room.slot()];
    const first = await room.hold(one.id);
    service.setClock(begin + MINUTE);
    expect((await room.hold(one.id)).body.data).toEqual(first.body.data);
    await room.hold(two.id);
    expect(await room.seen(one, world.stranger)).toMatchObject({ status: 'free' });
    expect((await room.hold(one.id, world.stranger)).status).toBe(200);
    service.setClock(null);
  });

  test('one 200 and nineteen 409 for twenty concurrent calls; one person who holds ten slots concurrently keeps one', async () => {
    const slot = await room.slot();
    const people = await Promise.all(Array.from({ length: 20 }, person));
    const replies = await Promise.all(people.map((one) => room.hold(slot.id, one)));
    expect(codes(replies)).toEqual(['200', ...Array(19).fill('slot_taken')]);
    const greedy = await person();
    const slots = [];
    for (let n = 0; n < 10; n += 1) slots.push(await room.slot());
    const all = await Promise.all(slots.map(({ id }) => room.hold(id, greedy)));
    expect(codes(all)).toEqual(Array(10).fill('200'));
    const held = await world.sql('SELECT id FROM meeting_slots WHERE held_by = $1', [greedy.id]);
    expect(held).toHaveLength(1);
  });
});

describe('POST /api/v1/meetings/slots/', () => {
  test('201: slots are cut by length and buffer, each of full length', async () => {
    const { starts_at } = room.hour(4 * HOUR);
    const start = Date.parse(starts_at);
    const reply = await room.publish({
      starts_at,
      ends_at: new Date(start + 100 * MINUTE).toISOString(),
      length_minutes: 30,
      buffer_minutes: 10,
    });
    const minutes = reply.body.data.map((slot: { starts_at: string; ends_at: string }) =>
      [slot.starts_at, slot.ends_at].map((time) => (Date.parse(time) - start) / MINUTE),
    );
    expect([reply.status, minutes]).toEqual([
      201,
      [
        [0, 30],
        [40, 70],
      ],
    ]);
    expect(reply.body.data[0]).toMatchObject({
      host: { id: world.manager.id },
      buffer_minutes: 10,
      status: 'free',
      available: true,
      held_until: null,
      meeting_id: null,
    });
  });

  test('409 slot_overlap naming slots that overlap, buffers included; 201 after the buffer', async () => {
    const host = await person();
    const { starts_at } = room.hour(4 * HOUR);
    const at = (minutes: number) => new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString();
    const publish = (from: number, to: number) =>
      room.publish({ starts_at: at(from), ends_at: at(to), length_minutes: 30, buffer_minutes: 15 }, host);
    const { body } = await publish(60, 90);
    for (const [from, to] of [
      [90, 120],
      [104, 134],
      [16, 46],
      [30, 60],
      [0, 150],
    ] as const)
      expect([from, (await publish(from, to)).body.data]).toEqual([
        from,
        { code: 'slot_overlap', conflicts: [body.data[0].id] },
      ]);
    expect((await publish(105, 135)).status).toBe(201);
    expect((await publish(15, 45)).status).toBe(201);
    // slots of other hosts do not count
    expect((await room.publish({ starts_at: at(60), ends_at: at(120) })).status).toBe(201);
  });

  test('one 201 and nineteen 409 for twenty concurrent calls for the same span', async () => {
    const host = await person();
    const times = room.hour();
    const replies = await Promise.all(Array.from({ length: 20 }, () => room.publish(times, host)));
    expect(codes(replies)).toEqual(['201', ...Array(19).fill('slot_overlap')]);
  });

  test('422 for the past, for no slot, for more than 200, for invalid lengths and buffers; 201 for 200 slots', async () => {
    const { starts_at } = room.hour(48 * HOUR);
    const span = (ms: number) => ({ starts_at, ends_at: new Date(Date.parse(starts_at) + ms).toISOString() });
    const past = { starts_at: '2026-01-05T09:00:00Z', ends_at: '2026-01-05T10:00:00Z' };
    for (const [field, body] of [
      ['starts_at', past],
      ['ends_at', { ...span(59 * MINUTE), length_minutes: 60 }],
      ['ends_at', { ...span(-HOUR), length_minutes: 60 }],
      ['ends_at', { ...span(201 * 5 * MINUTE), length_minutes: 5 }],
      ['ends_at', { ...span(300 * 365 * DAY), length_minutes: 5 }],
      ['length_minutes', { length_minutes: 4 }],
      ['length_minutes', { length_minutes: 481 }],
      ['buffer_minutes', { buffer_minutes: 121 }],
      ['buffer_minutes', { buffer_minutes: 0.5 }],
    ] as const) {
      const reply = await room.publish(body);
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    const most = await room.publish({ ...span(200 * 5 * MINUTE), length_minutes: 5 }, await person());
    expect([most.status, most.body.data.length]).toEqual([201, 200]);
  });
});

describe('DELETE /api/v1/meetings/slots/{slot_id}/', () => {
  test('200 for its host, even while held, and the holder then gets 404; 404 for others, including admins', async () => {
    const slot = await room.slot();
    await room.hold(slot.id);
    for (const who of [world.employee, world.admin])
      expect((await room.call(who, 'DELETE', `/slots/${slot.id}/`)).status).toBe(404);
    expect((await room.call(world.manager, 'DELETE', `/slots/${slot.id}/`)).body.data).toEqual({});
    expect((await room.book(slot.id)).status).toBe(404);
  });

  test('deleted and booked concurrently: either 200 and 404, or 409 and 201', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const slot = await room.slot();
      const [gone, booked] = await Promise.all([
        room.call(world.manager, 'DELETE', `/slots/${slot.id}/`),
        room.book(slot.id),
      ]);
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual([gone.status, booked.status]);
    }
  });
});

describe('GET /api/v1/meetings/slots/', () => {
  /** Publishes slots of an hour for a new host; returns a function that lists them. */
  async function hourly(from: string, to: string) {
    const host = await person();
    await room.publish({ starts_at: from, ends_at: to, length_minutes: 60, buffer_minutes: 0 }, host);
    return (query: Record<string, string>) => room.slots({ host_id: host.id, ...query });
  }

  test('200: the day when clocks go back has 25 hours in Berlin, 24 elsewhere; the repeated hour has two offsets', async () => {
    // Europe sets its clocks back on 31 October 2027 at 01:00 UTC, America a week later
    const slots = await hourly('2027-10-30T12:00:00Z', '2027-11-01T12:00:00Z');
    const day = { from: '2027-10-31', to: '2027-10-31' };
    const berlin = await slots({ ...day, timezone: 'Europe/Berlin' });
    expect(berlin).toHaveLength(25);
    expect(berlin[0]!.starts_at).toBe('2027-10-31T00:00:00.000+02:00');
    expect(berlin.at(-1)!.ends_at).toBe('2027-11-01T00:00:00.000+01:00');
    expect(berlin.map(({ starts_at }) => starts_at).filter((time) => time.includes('T02:'))).toEqual([
      '2027-10-31T02:00:00.000+02:00',
      '2027-10-31T02:00:00.000+01:00',
    ]);
    for (const { starts_at, ends_at } of berlin)
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(HOUR);
    const tokyo = await slots({ ...day, timezone: 'Asia/Tokyo' });
    expect(tokyo).toHaveLength(24);
    expect(tokyo[0]!.starts_at).toBe('2027-10-31T00:00:00.000+09:00');
    expect(await slots({ ...day, timezone: 'America/New_York' })).toHaveLength(24);
    expect(await slots(day)).toEqual(berlin);
  });

  test('200: the day when clocks go forward has 23 hours', async () => {
    const slots = await hourly('2027-03-27T12:00:00Z', '2027-03-29T12:00:00Z');
    const day = { from: '2027-03-28', to: '2027-03-28', timezone: 'Europe/Berlin' };
    const all = await slots(day);
    expect(all).toHaveLength(23);
    expect(all.some(({ starts_at }) => starts_at.includes('T02:'))).toBe(false);
  });

  test('200 in the caller’s zone unless another is asked for; slots that only touch a day count', async () => {
    const tokyo = await world.person({ timezone: 'Asia/Tokyo' });
    const host = await person();
    const slot = await room.slot(
      { starts_at: '2027-02-09T14:30:00Z', ends_at: '2027-02-09T15:30:00Z' },
      host,
    );
    const found = async (date: string, timezone?: string) =>
      room.slots({ host_id: host.id, from: date, to: date, ...(timezone ? { timezone } : {}) }, tokyo);
    expect((await found('2027-02-09'))[0]).toMatchObject({
      id: slot.id,
      starts_at: '2027-02-09T23:30:00.000+09:00',
      ends_at: '2027-02-10T00:30:00.000+09:00',
    });
    expect(await found('2027-02-10')).toHaveLength(1);
    expect(await found('2027-02-10', 'Europe/Berlin')).toEqual([]);
    expect((await found('2027-02-09', 'Europe/Berlin'))[0]!.starts_at).toBe('2027-02-09T15:30:00.000+01:00');
  });

  test('200 for all hosts or one, for available slots or the others, page by page', async () => {
    const [host, other] = [await person(), await person()];
    const { starts_at, ends_at } = room.hour(4 * HOUR);
    const open = room.done(await room.publish({ starts_at, ends_at }, host));
    await room.publish({ starts_at, ends_at }, other);
    await room.book(open[0].id);
    await room.hold(open[1].id);
    await room.meeting({ starts_at: open[2].starts_at, ends_at: open[2].ends_at }, host);
    const day = starts_at.slice(0, 10);
    const around = { from: day, to: new Date(Date.parse(day) + 2 * DAY).toISOString().slice(0, 10) };
    const ids = async (query: Record<string, string>) =>
      (await room.slots({ ...around, ...query })).map(({ id }) => id);
    expect(await ids({ host_id: host.id })).toEqual(open.map(({ id }: { id: string }) => id));
    expect(await ids({ host_id: host.id, available: 'true' })).toEqual([open[3].id]);
    expect(await ids({ host_id: host.id, available: 'false' })).toEqual([open[0].id, open[1].id, open[2].id]);
    expect((await ids({})).length).toBeGreaterThanOrEqual(8);
    const page = await room.call(world.employee, 'GET', '/slots/', {
      query: { ...around, host_id: host.id, limit: 3, include_total: true },
    });
    expect([page.body.data.length, page.headers.get('x-total-count')]).toEqual([3, '4']);
    const next = await room.call(world.employee, 'GET', '/slots/', {
      query: { ...around, host_id: host.id, limit: 3, cursor: page.headers.get('x-next-cursor')! },
    });
    expect(next.body.data.map(({ id }: { id: string }) => id)).toEqual([open[3].id]);
  });

  test('422 without days, for more than 62 days, for reversed days and an unknown zone', async () => {
    for (const [field, query] of [
      ['from', { to: '2027-01-01' }],
      ['to', { from: '2027-01-01', to: '2027-03-04' }],
      ['to', { from: '2027-01-02', to: '2027-01-01' }],
      ['timezone', { from: '2027-01-01', to: '2027-01-02', timezone: 'Mars/Olympus' }],
    ] as const) {
      const reply = await room.call(world.employee, 'GET', '/slots/', { query });
      expect([field, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await room.slots({ from: '2027-01-01', to: '2027-03-03' })).toBeDefined();
  });
});
