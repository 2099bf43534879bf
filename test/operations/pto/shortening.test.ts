/** Absences that become shorter, move or give way to sick leave, after they were approved (rules 75, 76). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Absence, AbsencePreview } from '../../../src/generated/types.ts';
import type { Reply } from '../../support/service.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, type Who } from './support.ts';

const { fixture, world } = await openFixture();
const { manager } = world;
fixture.today('2026-10-20');

/** Two weeks: 2 to 13 November. */
const TWO_WEEKS = { start_date: '2026-11-02', end_date: '2026-11-13' };
const change = (as: Who, id: string, body: object, headers?: Record<string, string>) =>
  fixture.call(as, 'PATCH', `/pto/requests/${id}/`, { body, ...(headers && { headers }) });
const correct = (id: string, body: object, as: Who = manager, headers?: Record<string, string>) =>
  fixture.call(as, 'PATCH', `/pto/admin/requests/${id}/`, { body, ...(headers && { headers }) });
const read = async (as: Who, id: string): Promise<Absence> =>
  (await fixture.call(as, 'GET', `/pto/requests/${id}/`)).body.data;
const done = ({ status, body }: Reply): Absence => {
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.data;
};
const codeOf = ({ status, body }: Reply) => [status, Object.keys(body.errors ?? {}).join() || body.data.code];
const brief = ({ start_date, end_date, days, status }: Absence) => [start_date, end_date, days, status];
/** A leave type without limit whose absences displace others. */
const sick = (requires_approval = false): Promise<string> =>
  displacing(`Sick ${randomUUID().slice(0, 8)}`, requires_approval);
async function displacing(name: string, requires_approval: boolean): Promise<string> {
  const reply = await fixture.call(world.admin, 'POST', '/pto/admin/policies/', {
    body: { name, accrual: 'none', prorate: false, allow_negative: null, requires_approval, displaces: true },
  });
  expect([reply.status, reply.body.data.displaces]).toEqual([201, true]);
  return reply.body.data.id;
}
const used = async (person: Person) => (await fixture.balance(person)).used;

describe('PATCH /api/v1/pto/requests/{absence_id}/ of an approved absence', () => {
  test('rule 76: 200; earlier end: days go back, the event is sent again, the manager is told', async () => {
    const person = await fixture.someone();
    const { id, version } = await fixture.approved(person, TWO_WEEKS);
    const after = done(await change(person, id, { end_date: '2026-11-06' }));
    expect(brief(after)).toEqual(['2026-11-02', '2026-11-06', '5.00', 'approved']);
    expect([after.split_into, after.version, await used(person)]).toEqual([[], version + 1, '5.00']);
    const { lines, events, notices } = await fixture.traces(id);
    expect(lines.at(-1)).toBe('updated absence · dashboard');
    expect([events.at(-1)!.event, events.at(-1)!.data.end_date, events.at(-1)!.data.version]).toEqual([
      'absence.approved',
      '2026-11-06',
      version + 1,
    ]);
    expect(notices.at(-1)).toEqual({ user_id: manager.id, kind: 'absence.recounted' });
  });

  test('200; a later begin, and half a day less', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, TWO_WEEKS);
    expect(brief(done(await change(person, id, { start_date: '2026-11-04' })))[2]).toBe('8.00');
    const half = done(await change(person, id, { end_half: 'am' }));
    expect([half.days, half.end_half, await used(person)]).toEqual(['7.50', 'am', '7.50']);
  });

  test('200 with remove: the part behind becomes an absence of its own, approved as before', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, { ...TWO_WEEKS, note: 'Rome' });
    const days = { start_date: '2026-11-05', end_date: '2026-11-06', end_half: 'am' };
    const first = done(await change(person, id, { remove: days }));
    expect(brief(first)).toEqual(['2026-11-02', '2026-11-04', '3.00', 'approved']);
    const [behind] = first.split_into;
    const second = await read(person, behind!);
    expect(brief(second)).toEqual(['2026-11-06', '2026-11-13', '5.50', 'approved']);
    expect(second).toMatchObject({
      start_half: 'pm',
      split_from: id,
      note: 'Rome',
      reviewer: { id: manager.id },
    });
    expect((await fixture.traces(behind!)).events.map(({ event, data }) => [event, data.id])).toEqual([
      ['absence.approved', behind],
    ]);
    expect((await fixture.traces(behind!)).lines).toEqual(['split off absence · dashboard']);
    expect(await used(person)).toBe('8.50');
    // both parts give back everything when they are cancelled
    for (const one of [id, behind!])
      expect((await fixture.call(person, 'POST', `/pto/requests/${one}/cancel/`)).status).toBe(200);
    expect(await used(person)).toBe('0.00');
  });

  test('409 not_pending for longer or moved; already_started for days that have begun; 412; 422', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, TWO_WEEKS);
    for (const body of [
      { end_date: '2026-11-16' },
      { start_date: '2026-10-30' },
      { start_date: '2026-11-09', end_date: '2026-11-20' },
      { note: 'Only a note' },
      { end_date: '2026-11-06', note: 'A note, too' },
      { end_date: '2026-11-13' },
    ])
      expect([body, ...codeOf(await change(person, id, body))]).toEqual([body, 409, 'not_pending']);
    expect(codeOf(await change(person, id, { end_date: '2026-11-06' }, { 'if-match': '"1"' }))[0]).toBe(412);
    const gap = { start_date: '2026-11-04', end_date: '2026-11-04' };
    expect(codeOf(await change(person, id, { remove: gap, end_date: '2026-11-06' }))).toEqual([
      422,
      'remove',
    ]);
    const outside = { start_date: '2026-11-12', end_date: '2026-11-16' };
    expect(codeOf(await change(person, id, { remove: outside }))).toEqual([422, 'remove']);
    expect(codeOf(await change(person, id, { remove: TWO_WEEKS }))[0]).toBe(422);
    fixture.today('2026-11-05');
    expect(codeOf(await change(person, id, { start_date: '2026-11-06' }))).toEqual([409, 'already_started']);
    expect(codeOf(await change(person, id, { end_date: '2026-11-04' }))).toEqual([409, 'already_started']);
    expect(done(await change(person, id, { end_date: '2026-11-05' })).days).toBe('4.00');
    fixture.today('2026-10-20');
    expect((await read(person, id)).days).toBe('4.00');
  });

  test('200 with remove for a request: the event is absence.requested', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, TWO_WEEKS);
    const gap = { start_date: '2026-11-04', end_date: '2026-11-10' };
    const first = done(await change(person, id, { remove: gap }));
    expect(brief(first)).toEqual(['2026-11-02', '2026-11-03', '2.00', 'requested']);
    expect(brief(await read(person, first.split_into[0]!))).toEqual([
      '2026-11-11',
      '2026-11-13',
      '3.00',
      'requested',
    ]);
    expect((await fixture.traces(first.split_into[0]!)).events.map(({ event }) => event)).toEqual([
      'absence.requested',
    ]);
    expect((await fixture.balance(person)).pending).toBe('5.00');
  });

  test('rule 23: 200 and 409 at once: a day given back twice goes back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await fixture.someone();
      const { id } = await fixture.approved(person, TWO_WEEKS);
      const gap = { start_date: '2026-11-04', end_date: '2026-11-04' };
      const replies = await Promise.all([
        change(person, id, { remove: gap }),
        change(person, id, { remove: gap }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await used(person)).toBe('9.00');
    }
  });
});

describe('PATCH /api/v1/pto/admin/requests/{absence_id}/', () => {
  test('200: past days, too; shorter, moved and longer; the person reads the reason', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, TWO_WEEKS);
    fixture.today('2026-11-20');
    const shorter = done(await correct(id, { end_date: '2026-11-06', reason: 'Back on Monday' }));
    expect([shorter.days, shorter.decision_note, shorter.reviewer?.id]).toEqual([
      '5.00',
      'Back on Monday',
      manager.id,
    ]);
    const moved = done(await correct(id, { start_date: '2026-11-09', end_date: '2026-11-11' }, world.admin));
    expect(brief(moved)).toEqual(['2026-11-09', '2026-11-11', '3.00', 'approved']);
    expect(brief(done(await correct(id, { end_date: '2026-11-18' })))[2]).toBe('8.00');
    expect(await used(person)).toBe('8.00');
    const [notice] = await world.sql(
      `SELECT title, body FROM notifications WHERE resource_id = $1 AND user_id = $2 AND kind = 'absence.recounted' ORDER BY id LIMIT 1`,
      [id, person.id],
    );
    expect(notice).toEqual({
      title: 'Your time off was changed',
      body: 'Vacation, 2026-11-02 to 2026-11-06. Back on Monday',
    });
    fixture.today('2026-10-20');
  });

  test('200 for a request, which still awaits a decision; approving it uses the new days', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.asked(person, TWO_WEEKS);
    const after = done(await correct(id, { end_date: '2026-11-03' }));
    expect([after.status, after.days]).toEqual(['requested', '2.00']);
    await fixture.call(manager, 'POST', `/pto/admin/requests/${id}/approve/`);
    expect(await used(person)).toBe('2.00');
  });

  test('409 absence_overlap, insufficient_balance, blackout, period_locked, invalid_transition; nothing changes', async () => {
    const person = await fixture.someone();
    const { id } = await fixture.approved(person, TWO_WEEKS);
    const other = await fixture.approved(person, { start_date: '2026-11-16', end_date: '2026-11-16' });
    const overlap = await correct(id, { end_date: '2026-11-16' });
    expect([...codeOf(overlap), overlap.body.data.conflicts]).toEqual([409, 'absence_overlap', [other.id]]);
    const much = await correct(id, { start_date: '2026-08-03', end_date: '2026-11-13' });
    expect(codeOf(much)).toEqual([409, 'insufficient_balance']);
    const gone = await fixture.asked(person, { start_date: '2026-12-07', end_date: '2026-12-07' });
    await fixture.call(person, 'POST', `/pto/requests/${gone.id}/cancel/`);
    expect(codeOf(await correct(gone.id, { end_date: '2026-12-08' }))).toEqual([409, 'invalid_transition']);
    expect(brief(await read(person, id))).toEqual(['2026-11-02', '2026-11-13', '10.00', 'approved']);
    const own = await openFixture();
    own.fixture.today('2026-10-20');
    const locked = await own.fixture.approved(own.world.employee, TWO_WEEKS);
    await own.world.sql(`INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-11-08')`, [
      own.world.id,
    ]);
    const path = `/pto/admin/requests/${locked.id}/`;
    const at = (body: object) => own.fixture.call(own.world.manager, 'PATCH', path, { body });
    expect(codeOf(await at({ start_date: '2026-11-03' }))).toEqual([409, 'period_locked']);
    expect(codeOf(await at({ end_date: '2026-11-05' }))).toEqual([409, 'period_locked']);
    const gap = { start_date: '2026-11-05', end_date: '2026-11-09' };
    expect(codeOf(await at({ remove: gap }))).toEqual([409, 'period_locked']);
    expect(done(await at({ end_date: '2026-11-10' })).days).toBe('7.00');
  });

  test('403 self_approval for one’s own absence, 404 for people of others, 422, 412', async () => {
    const person = await fixture.someone();
    const { id, version } = await fixture.approved(person, TWO_WEEKS);
    const own = await fixture.asked(manager, TWO_WEEKS);
    expect(codeOf(await correct(own.id, { end_date: '2026-11-03' }))).toEqual([403, 'self_approval']);
    expect((await correct(id, { end_date: '2026-11-03' }, world.otherManager)).status).toBe(404);
    expect((await correct(randomUUID(), { end_date: '2026-11-03' })).status).toBe(404);
    expect((await correct(id, { end_date: '2026-11-03' }, person)).status).toBe(403);
    const key = await world.serviceKey(['absences:write']);
    expect((await correct(id, { end_date: '2026-11-03' }, key)).status).toBe(403);
    for (const body of [
      {},
      { reason: ' ' },
      { reason: 'Only a reason' },
      { end_date: '2026-11-01' },
      { status: 'approved' },
      { remove: {} },
    ])
      expect([body, (await correct(id, body)).status]).toEqual([body, 422]);
    const weekend = { start_date: '2026-11-07', end_date: '2026-11-08' };
    expect((await correct(id, weekend)).status).toBe(422);
    const match = { 'if-match': `"${version - 1}"` };
    expect((await correct(id, { end_date: '2026-11-03' }, manager, match)).status).toBe(412);
    const approver = await world.serviceKey(['absences:approve']);
    expect(done(await correct(id, { end_date: '2026-11-03' }, approver)).days).toBe('2.00');
  });
});

describe('POST /api/v1/pto/requests/ of a leave type that displaces', () => {
  const ILL = { start_date: '2026-11-04', end_date: '2026-11-06' };
  const backOf = async (person: Person, id: string): Promise<Absence[]> => {
    const first = await read(person, id);
    return [first, ...(await Promise.all(first.split_into.map((one) => read(person, one))))];
  };

  test('rule 75: 201; 2 to 13 November, ill 4 to 6: 10.00 become 2.00 and 5.00; cancelling restores nothing', async () => {
    const person = await fixture.someone();
    const vacation = await fixture.approved(person, TWO_WEEKS);
    const policy_id = await sick();
    const preview = await fixture.call(person, 'POST', '/pto/requests/preview/', {
      body: { policy_id, ...ILL },
    });
    const { displaces, conflicts } = preview.body.data as AbsencePreview;
    expect([displaces, conflicts]).toEqual([
      [{ absence_id: vacation.id, days_back: '3.00', unit: 'day' }],
      [],
    ]);
    const ill = await fixture.asked(person, { policy_id, ...ILL });
    expect([ill.status, ill.days]).toEqual(['approved', '3.00']);
    expect((await backOf(person, vacation.id)).map(brief)).toEqual([
      ['2026-11-02', '2026-11-03', '2.00', 'approved'],
      ['2026-11-09', '2026-11-13', '5.00', 'approved'],
    ]);
    expect(await used(person)).toBe('7.00');
    const { notices } = await fixture.traces(vacation.id);
    expect(notices.at(-1)).toEqual({ user_id: manager.id, kind: 'absence.recounted' });
    await fixture.call(person, 'POST', `/pto/requests/${ill.id}/cancel/`);
    expect(await used(person)).toBe('7.00');
  });

  test('rule 75: 201 by a manager for past days; a whole absence is cancelled; half days count', async () => {
    const person = await fixture.someone();
    const policy_id = await sick();
    const day = await fixture.approved(person, { start_date: '2026-11-05', end_date: '2026-11-05' });
    const half = await fixture.approved(person, { start_date: '2026-11-06', end_date: '2026-11-09' });
    fixture.today('2026-11-20');
    const entered = await fixture.call(manager, 'POST', '/pto/admin/requests/', {
      body: {
        employee_id: person.id,
        policy_id,
        start_date: '2026-11-05',
        end_date: '2026-11-06',
        end_half: 'am',
        status: 'approved',
      },
    });
    expect([entered.status, entered.body.data.days]).toEqual([201, '1.50']);
    expect((await read(person, day.id)).status).toBe('cancelled');
    const left = await read(person, half.id);
    expect([left.start_half, left.days, await used(person)]).toEqual(['pm', '1.50', '1.50']);
    expect((await fixture.traces(day.id)).events.at(-1)!.event).toBe('absence.cancelled');
    fixture.today('2026-10-20');
  });

  test('rule 75: a request that awaits approval lies over others, and displaces them when it is approved', async () => {
    const person = await fixture.someone();
    const policy_id = await sick(true);
    const vacation = await fixture.approved(person, TWO_WEEKS);
    const ill = await fixture.asked(person, { policy_id, ...ILL });
    expect([ill.status, (await read(person, vacation.id)).days]).toEqual(['requested', '10.00']);
    // a second one, and other leave on these days, is a conflict
    const again = await fixture.ask(person, { policy_id, ...ILL });
    expect([again.status, again.body.data.conflicts]).toEqual([409, [ill.id]]);
    const longer = done(await change(person, ill.id, { end_date: '2026-11-09' }));
    expect([longer.days, longer.status]).toEqual(['4.00', 'requested']);
    const approved = await fixture.call(manager, 'POST', `/pto/admin/requests/${ill.id}/approve/`);
    expect([approved.status, approved.body.detail]).toEqual([200, undefined]);
    expect((await backOf(person, vacation.id)).map(({ days }) => days)).toEqual(['2.00', '4.00']);
    const calendar = await fixture.call(person, 'GET', '/pto/calendar/', {
      query: { from: '2026-11-02', to: '2026-11-13' },
    });
    const sickDays = calendar.body.data.filter((one: { absences: { policy: { id: string } }[] }) =>
      one.absences.some(({ policy }) => policy.id === policy_id),
    );
    expect(sickDays.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
      '2026-11-08',
      '2026-11-09',
    ]);
  });

  test('rule 75: 200; days are removed from a request that lies over others, in the middle', async () => {
    const person = await fixture.someone();
    const policy_id = await sick(true);
    const vacation = await fixture.approved(person, TWO_WEEKS);
    const ill = await fixture.asked(person, { policy_id, start_date: '2026-11-03', end_date: '2026-11-06' });
    const gap = { start_date: '2026-11-04', end_date: '2026-11-05' };
    const first = done(await change(person, ill.id, { remove: gap }));
    const parts = [first.id, ...first.split_into];
    expect([first.days, parts.length]).toEqual(['1.00', 2]);
    for (const id of parts) {
      const reply = await fixture.call(manager, 'POST', `/pto/admin/requests/${id}/approve/`);
      expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
    }
    expect(await used(person)).toBe('8.00');
    expect((await read(person, vacation.id)).days).toBe('1.00');
  });

  test('rule 75: 200 denied: the vacation stays; 409 for two that displace', async () => {
    const person = await fixture.someone();
    const [one, other] = [await sick(true), await sick()];
    const vacation = await fixture.approved(person, TWO_WEEKS);
    const ill = await fixture.asked(person, { policy_id: one, ...ILL });
    const second = await fixture.ask(person, { policy_id: other, ...ILL });
    expect(codeOf(second)).toEqual([409, 'absence_overlap']);
    const denied = await fixture.call(manager, 'POST', `/pto/admin/requests/${ill.id}/deny/`, {
      body: { reason: 'No' },
    });
    expect(denied.status).toBe(200);
    expect((await read(person, vacation.id)).days).toBe('10.00');
    const now = await fixture.asked(person, { policy_id: other, ...ILL });
    expect(now.status).toBe('approved');
    expect(await used(person)).toBe('7.00');
  });

  test('rule 75: 201 for illness and 200 for a cancellation at once: nothing is given back twice', async () => {
    const policy_id = await sick();
    for (let round = 0; round < 5; round += 1) {
      const person = await fixture.someone();
      const vacation = await fixture.approved(person, TWO_WEEKS);
      const replies = await Promise.all([
        fixture.ask(person, { policy_id, ...ILL }),
        fixture.call(person, 'POST', `/pto/requests/${vacation.id}/cancel/`),
      ]);
      expect(replies[0]!.status).toBe(201);
      expect([200, 409]).toContain(replies[1]!.status);
      const sums = await world.sql(
        `SELECT a.status, a.days::text AS days, (SELECT COALESCE(-sum(l.days), 0)::text FROM leave_ledger l WHERE l.absence_id = a.id) AS held
           FROM absences a WHERE a.employee_id = $1`,
        [person.id],
      );
      for (const { status, days, held } of sums)
        expect(Number(held)).toBe(status === 'cancelled' ? 0 : Number(days));
    }
  });
});
