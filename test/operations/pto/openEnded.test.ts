/** Sick leave without a known end (rule 77). It is Monday 2 November 2026, in Berlin. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { keepOpen } from '../../../src/areas/pto/actions/openAbsences.ts';
import type { Absence } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type LeaveFixture } from './support.ts';

const service = await opened(startWithoutLimits());
let fixture: LeaveFixture;
let sick: string;
let person: Person;
beforeEach(async () => {
  fixture = await createFixture(service);
  const { world } = fixture;
  fixture.today('2026-11-02');
  sick = await fixture.policy(
    'Illness',
    { annual_days: '0', accrual: 'none', prorate: false, allow_negative: null, requires_approval: false },
    { attachmentAfter: 3 },
  );
  await world.sql('UPDATE policies SET displaces = true WHERE id = $1', [sick]);
  person = await fixture.someone();
});

const job = (at: string) =>
  keepOpen(
    service.app.services.pool,
    () => Date.parse(at),
    () => false,
  );
const report = (more: Record<string, unknown> = {}) =>
  fixture.ask(person, {
    policy_id: sick,
    start_date: '2026-11-02',
    end_date: '2026-11-02',
    open_ended: true,
    ...more,
  });
const reported = async (more: Record<string, unknown> = {}): Promise<Absence> => {
  const reply = await report(more);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const read = async (id: string): Promise<Absence> =>
  (await fixture.call(fixture.world.manager, 'GET', `/pto/admin/requests/${id}/`)).body.data;
const correct = (id: string, body: Record<string, unknown>) =>
  fixture.call(fixture.world.manager, 'PATCH', `/pto/admin/requests/${id}/`, { body });
const close = (id: string, body: Record<string, unknown>) =>
  fixture.call(person, 'PATCH', `/pto/requests/${id}/`, { body });

describe('rule 77: open-ended absences', () => {
  test('201; each day that begins moves end_date without an event, until somebody knows the end', async () => {
    const made = await reported();
    expect(made).toMatchObject({
      open_ended: true,
      end_date: '2026-11-02',
      days: '1.00',
      certificate_due_on: '2026-11-05',
    });
    await job('2026-11-02T22:59:00Z');
    expect(await read(made.id)).toMatchObject({ end_date: '2026-11-02', version: made.version });
    await Promise.all([job('2026-11-02T23:01:00Z'), job('2026-11-02T23:01:00Z')]);
    expect(await read(made.id)).toMatchObject({
      end_date: '2026-11-03',
      days: '2.00',
      version: made.version + 1,
    });
    // the weekend costs nothing
    await job('2026-11-08T12:00:00Z');
    const before = await fixture.traces(made.id);
    expect(await read(made.id)).toMatchObject({ end_date: '2026-11-08', days: '5.00', status: 'approved' });
    expect(before.events).toHaveLength(2);
    expect(before.lines).toContain('updated absence · system');

    fixture.today('2026-11-09');
    const closed = await close(made.id, { open_ended: false });
    expect(closed.body.data).toMatchObject({ open_ended: false, end_date: '2026-11-08' });
    await job('2026-11-12T12:00:00Z');
    expect(await read(made.id)).toMatchObject({ end_date: '2026-11-08' });
    expect((await close(made.id, { open_ended: true })).body.data).toMatchObject({
      code: 'already_started',
    });
  });

  test('rule 75: days that it reaches are given back to other leave', async () => {
    const vacation = await fixture.approved(person, { start_date: '2026-11-03', end_date: '2026-11-06' });
    const { id } = await reported();
    await job('2026-11-04T12:00:00Z');
    expect(await read(id)).toMatchObject({ end_date: '2026-11-04', days: '3.00' });
    expect(await read(vacation.id)).toMatchObject({ start_date: '2026-11-05', days: '2.00' });
    await job('2026-11-06T12:00:00Z');
    expect(await read(vacation.id)).toMatchObject({ status: 'cancelled' });
    expect(await fixture.balance(person)).toMatchObject({ used: '0.00' });
  });

  test('it ends with the last day of the employment, and before an absence that cannot give way', async () => {
    const { id } = await reported();
    await reported({ start_date: '2026-11-05', end_date: '2026-11-06', open_ended: false });
    await job('2026-11-06T12:00:00Z');
    expect(await read(id)).toMatchObject({ end_date: '2026-11-02' });
    const other = await fixture.someone();
    person = other;
    const leaver = await reported();
    await fixture.world.sql(`UPDATE users SET last_day = '2026-11-04' WHERE id = $1`, [other.id]);
    await job('2026-11-10T12:00:00Z');
    expect(await read(leaver.id)).toMatchObject({ end_date: '2026-11-04', days: '3.00' });
  });

  test('422 for leave with a limit, and for hours', async () => {
    const errors = async (more: Record<string, unknown>) => {
      const reply = await report(more);
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await errors({ policy_id: fixture.world.vacation })).toEqual([422, ['open_ended']]);
    const hours = await fixture.policy('Doctor', { unit: 'hour', annual_days: '0', allow_negative: null });
    expect(await errors({ policy_id: hours, hours: 2 })).toEqual([422, ['open_ended']]);
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: {
        policy_id: fixture.world.vacation,
        start_date: '2026-11-09',
        end_date: '2026-11-09',
        open_ended: true,
      },
    });
    expect([preview.status, Object.keys(preview.body.errors ?? {})]).toEqual([422, ['open_ended']]);
  });

  test('200: a manager opens, closes and moves it, and notes until when a certificate holds', async () => {
    const made = await reported({ open_ended: false, end_date: '2026-11-03' });
    expect(made).toMatchObject({ open_ended: false, certificate_due_on: null });
    const open = await correct(made.id, { open_ended: true });
    expect(open.body.data).toMatchObject({
      open_ended: true,
      certificate_due_on: '2026-11-05',
      version: made.version + 1,
    });
    expect((await correct(made.id, { certified_until: '2026-11-13' })).body.data).toMatchObject({
      certified_until: '2026-11-13',
      open_ended: true,
    });
    const moved = await correct(made.id, { open_ended: false, end_date: '2026-11-10' });
    expect(moved.body.data).toMatchObject({
      open_ended: false,
      end_date: '2026-11-10',
      days: '7.00',
      certificate_due_on: '2026-11-05',
    });
    const shorter = await correct(made.id, { end_date: '2026-11-03', certified_until: null });
    expect(shorter.body.data).toMatchObject({
      days: '2.00',
      certified_until: null,
      certificate_due_on: null,
    });
  });
});

describe('rule 77: certificates', () => {
  const reminded = async (id: string) =>
    (await fixture.traces(id)).notices
      .filter(({ kind }) => kind === 'absence.document_needed')
      .map(({ user_id }) => user_id);

  test('due on the first working day; the person and the manager are reminded once, and the version stays', async () => {
    // from Thursday 5 November, 3 days later is a Sunday
    const made = await reported({ start_date: '2026-11-05', end_date: '2026-11-13', open_ended: false });
    expect(made.certificate_due_on).toBe('2026-11-09');
    const before = await reminded(made.id);
    await job('2026-11-08T22:59:00Z');
    expect(await reminded(made.id)).toEqual(before);
    await Promise.all([job('2026-11-08T23:01:00Z'), job('2026-11-08T23:01:00Z')]);
    await job('2026-11-10T12:00:00Z');
    const after = (await reminded(made.id)).slice(before.length);
    expect(after.sort()).toEqual([person.id, fixture.world.manager.id].sort());
    expect((await read(made.id)).version).toBe(made.version);
  });

  test('nobody is reminded where it is not needed, noted by the manager, or handed in', async () => {
    const [short, noted] = [
      await reported({ open_ended: false, end_date: '2026-11-04' }),
      await reported({ start_date: '2026-11-09', end_date: '2026-11-13', open_ended: false }),
    ];
    expect(short.certificate_due_on).toBeNull();
    await correct(noted.id, { certified_until: '2026-11-13' });
    const counts = [await reminded(short.id), await reminded(noted.id)];
    await job('2026-12-01T12:00:00Z');
    expect([await reminded(short.id), await reminded(noted.id)]).toEqual(counts);
  });
});
