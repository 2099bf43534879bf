/** The reminder job as the worker runs it, and the meetings of people who leave. */
import { describe, expect, test } from '@jest/globals';
import { remindOfMeetings } from '../../../src/areas/meetings/actions/remind.ts';
import { JOBS } from '../../../src/delivery/worker/jobs.ts';
import { PASSWORD } from '../../access/row.ts';
import { openWorld } from '../../support/opening.ts';
import { auditOf, notificationKinds, notificationsOf } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { DAY, HOUR, meetingRoom, MINUTE } from './support.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });
const room = meetingRoom(service, world);
const passwordHash = await service.app.services.passwords.hash(PASSWORD);
const person = () => world.person({ manager: world.manager, passwordHash });
const round = (now: number) =>
  remindOfMeetings(
    service.app.services.pool,
    () => now,
    () => false,
  );
const reminders = async (who: Person) =>
  (await notificationKinds(world, who)).filter((kind) => kind === 'meeting.reminder').length;

describe('a quarter of an hour before a meeting', () => {
  test('everybody who has not declined, and the organiser, is reminded once; nobody earlier or after the start', async () => {
    const [organizer, comes, silent, declines] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ];
    const { id, starts_at, version } = await room.meeting(
      { attendee_ids: [comes.id, silent.id, declines.id] },
      organizer,
    );
    await room.respond(id, 'accepted', comes);
    await room.respond(id, 'declined', declines);
    const starts = Date.parse(starts_at);
    expect(await round(starts - 15 * MINUTE - 1)).toEqual({ reminded: 0 });
    expect(await round(starts)).toEqual({ reminded: 0 });
    expect(await round(starts - 15 * MINUTE)).toEqual({ reminded: 1 });
    expect(await round(starts - 14 * MINUTE)).toEqual({ reminded: 0 });
    expect(await Promise.all([organizer, comes, silent, declines].map(reminders))).toEqual([1, 1, 1, 0]);
    expect((await notificationsOf(world, silent.id)).at(-1)).toMatchObject({
      title: 'A meeting begins soon',
      resource_type: 'meeting',
      resource_id: id,
    });
    // a reminder does not change the version
    expect((await room.get(id, organizer)).version).toBe(version + 2);
  });

  test('people are reminded again if the meeting was moved, never if it was cancelled', async () => {
    const organizer = await person();
    const { id, starts_at } = await room.meeting({}, organizer);
    await round(Date.parse(starts_at) - MINUTE);
    const moved = room.hour();
    await room.change(id, moved, organizer);
    expect(await round(Date.parse(moved.starts_at) - MINUTE)).toEqual({ reminded: 1 });
    expect(await reminders(organizer)).toBe(2);
    const other = await room.meeting({}, organizer);
    await room.cancel(other.id, organizer);
    expect(await round(Date.parse(other.starts_at) - MINUTE)).toEqual({ reminded: 0 });
  });

  test('three concurrent runs with a cancellation remind at most once', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const organizer = await person();
      const { id, starts_at } = await room.meeting({}, organizer);
      const now = Date.parse(starts_at) - MINUTE;
      const [one, two, , three] = await Promise.all([
        round(now),
        round(now),
        room.cancel(id, organizer),
        round(now),
      ]);
      const told = await reminders(organizer);
      expect(one.reminded + two.reminded + three.reminded).toBe(told);
      expect(told).toBeLessThanOrEqual(1);
    }
  });

  test('the job runs every minute for all workspaces where the module is on', async () => {
    const job = JOBS.find(({ name }) => name === 'meeting-reminders')!;
    expect(job.spec).toMatchObject({ intervals: [{ every: '1m' }] });
    const [other, off] = [await service.world(), await service.world()];
    const soon = {
      starts_at: new Date(Date.now() + 5 * MINUTE).toISOString(),
      ends_at: new Date(Date.now() + HOUR).toISOString(),
    };
    for (const one of [other, off]) await meetingRoom(service, one).meeting(soon);
    await off.sql(`UPDATE workspaces SET modules_off = '{meetings}' WHERE id = $1`, [off.id]);
    expect(await job.run(service.app.services.pool, () => false)).toBe('1 meetings reminded of');
    expect((await notificationKinds(other, other.employee)).at(-1)).toBe('meeting.reminder');
    expect(await notificationKinds(off, off.employee)).toEqual([]);
  });
});

describe('POST /api/v1/auth/users/{user_id}/deactivate/', () => {
  const leave = (who: Person, last_day: string) =>
    service.request(world, 'POST', `/auth/users/${who.id}/deactivate/`, {
      as: world.admin,
      body: { last_day },
    });
  const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const at = (days: number, hour = 10) => ({
    starts_at: `${dateIn(days)}T${hour}:00:00Z`,
    ends_at: `${dateIn(days)}T${hour + 1}:00:00Z`,
  });

  test('200: meetings after the last day are cancelled or declined, and others are notified; earlier ones stay', async () => {
    const [leaver, host, guest] = [await person(), await person(), await person()];
    const before = await room.meeting({ ...at(3), attendee_ids: [guest.id] }, leaver);
    const after = await room.meeting({ ...at(20), attendee_ids: [guest.id] }, leaver);
    const invited = await room.meeting({ ...at(21), attendee_ids: [leaver.id, guest.id] }, host);
    const earlier = await room.meeting({ ...at(4), attendee_ids: [leaver.id] }, host);
    await room.respond(invited.id, 'accepted', leaver);
    expect((await leave(leaver, dateIn(10))).status).toBe(200);
    expect((await room.get(before.id, guest)).status).toBe('scheduled');
    expect(await room.get(after.id, guest)).toMatchObject({ status: 'cancelled', sequence: 1 });
    const answers = async (id: string) =>
      Object.fromEntries(
        (await room.get(id, host)).attendees.map(({ person: { id: who }, response }) => [who, response]),
      );
    expect(await answers(invited.id)).toEqual({ [leaver.id]: 'declined', [guest.id]: 'needs_action' });
    expect(await answers(earlier.id)).toEqual({ [leaver.id]: 'needs_action' });
    expect((await notificationKinds(world, guest)).at(-1)).toBe('meeting.cancelled');
    expect((await notificationKinds(world, host)).at(-1)).toBe('meeting.answered');
    const [line] = (await auditOf(world, after.id)).slice(-1);
    expect(line).toMatchObject({ line: 'cancelled meeting · dashboard', actor: { id: world.admin.id } });
  });

  test('200: open slots, holds and the calendar address end at once; slots booked after the last day are gone too', async () => {
    const [leaver, host] = [await person(), await person()];
    const open = await room.slot({ ...at(5), length_minutes: 60 }, leaver);
    const booked = await room.slot({ ...at(25), length_minutes: 60 }, leaver);
    const meeting = (await room.book(booked.id)).body.data;
    const held = await room.slot({ ...at(6), length_minutes: 60 }, host);
    await room.hold(held.id, leaver);
    const feed = await room.call(leaver, 'POST', '/feed/', { body: { password: PASSWORD } });
    expect((await leave(leaver, dateIn(10))).status).toBe(200);
    for (const slot of [open, booked]) expect((await room.book(slot.id, world.stranger)).status).toBe(404);
    expect(await room.get(meeting.id)).toMatchObject({ status: 'cancelled', slot_id: null });
    expect(await room.seen(held)).toMatchObject({ status: 'free', available: true });
    expect((await service.request(world, 'GET', feed.body.data.url)).status).toBe(404);
    expect(await world.sql('SELECT id FROM calendar_feeds WHERE user_id = $1', [leaver.id])).toEqual([]);
  });
});
