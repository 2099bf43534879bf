/** Amendments, their first days, and the effect of a new weekly pattern on booked time off (rule 10). */
import { describe, expect, it } from '@jest/globals';
import type { Person } from '../../support/world.ts';
import { auditLines } from '../../support/traces.ts';
import { openFixture } from '../pto/support.ts';
import { contractCalls, PART_TIME } from './support.ts';

const { fixture, world } = await openFixture();
const { newcomer, draft, step, stepped, activated, amended, sign, read } = contractCalls(fixture);
const { call, approved, asked, ledger } = fixture;

const JUNE = { start_date: '2026-06-22', end_date: '2026-06-26' };
const JULY = { start_date: '2026-07-06', end_date: '2026-07-10' };
/** Three days of June, two of July. */
const BOTH = { start_date: '2026-06-29', end_date: '2026-07-03' };

const daysOf = async (person: Person, id: string): Promise<string> =>
  (await call(person, 'GET', `/pto/requests/${id}/`)).body.data.days;

async function employed(): Promise<{ person: Person; id: string }> {
  const person = await newcomer();
  return { person, id: (await activated(person)).id };
}

describe('POST /api/v1/contracts/admin/{contract_id}/amend/', () => {
  it('201 with a draft of the next version; omitted members are copied', async () => {
    const { person, id } = await employed();
    const draft = await stepped(id, 'amend', {
      effective_date: '2026-07-01',
      ...PART_TIME,
      salary: '2520.00',
    });
    expect(draft).toMatchObject({
      status: 'draft',
      root_id: id,
      replaces_id: id,
      number: 2,
      title: 'Engineer',
      start_date: '2026-07-01',
      end_date: null,
      weekly_hours: 24,
      salary: '2520.00',
      notice_days: 30,
    });
    expect(await read(id)).toMatchObject({ status: 'active', end_date: null });
    expect((await call(person, 'GET', '/contracts/')).body.data).toHaveLength(1);
  });

  it('the previous version ends on the day before, at once or when the date comes', async () => {
    const { id } = await employed();
    const ahead = await amended(id, { effective_date: '2026-07-01', ...PART_TIME });
    expect(ahead.status).toBe('scheduled');
    expect(await read(id)).toMatchObject({ status: 'active', end_date: '2026-06-30' });
    expect((await auditLines(world, id)).at(-1)).toEqual({
      line: 'updated contract · dashboard',
      changes: { end_date: [null, '2026-06-30'] },
    });

    const { id: other } = await employed();
    const now = await amended(other, { effective_date: '2026-02-01', title: 'Lead' });
    expect(now.status).toBe('active');
    expect(await read(other)).toMatchObject({ status: 'superseded', end_date: '2026-01-31' });
  });

  it('422 for a date outside the version; 409 invalid_transition for a draft; 409 amendment_scheduled for a second', async () => {
    const { person, id } = await employed();
    for (const effective_date of ['2026-01-01', '2025-12-31']) {
      const reply = await step(id, 'amend', { effective_date, title: 'Lead' });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, ['effective_date']]);
    }
    const next = await amended(id, { effective_date: '2026-07-01', ...PART_TIME });
    const scheduled = [409, { code: 'amendment_scheduled', conflicts: [next.id] }];
    for (const [name, body] of [
      ['amend', { effective_date: '2026-05-01', title: 'Lead' }],
      ['terminate', { end_date: '2026-05-31' }],
    ] as const) {
      const reply = await step(id, name, body);
      expect([reply.status, reply.body.data]).toEqual(scheduled);
    }
    const planned = await draft(person, { start_date: '2025-01-01', end_date: '2025-12-31' });
    expect((await step(planned.id, 'amend', { effective_date: '2025-02-01', title: 'x' })).status).toBe(409);
  });

  it('409 contract_overlap for a second amendment of the same version', async () => {
    const { id } = await employed();
    const drafts = [
      await stepped(id, 'amend', { effective_date: '2026-07-01', title: 'Lead' }),
      await stepped(id, 'amend', { effective_date: '2026-05-01', end_date: '2026-05-31', title: 'Lead' }),
    ];
    const replies = await Promise.all(drafts.map((one) => step(one.id, 'activate')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.data.code).toBe('contract_overlap');
  });

  it('recalling an amendment restores the end of the previous version', async () => {
    const person = await newcomer();
    const first = await activated(person, { type: 'fixed_term', end_date: '2026-12-31' });
    const next = await amended(first.id, { effective_date: '2026-07-01', ...PART_TIME });
    expect(await read(first.id)).toMatchObject({ end_date: '2026-06-30' });
    await stepped(next.id, 'recall');
    expect(await read(first.id)).toMatchObject({ end_date: '2026-12-31', status: 'active' });
    await stepped(next.id, 'activate');
    expect(await read(first.id)).toMatchObject({ end_date: '2026-06-30' });
  });
});

describe('rule 10: a new weekly pattern and booked absences', () => {
  it('200: an absence in June keeps its cost, one in July costs less; dry_run shows that beforehand', async () => {
    const { person, id } = await employed();
    const june = await approved(person, JUNE);
    const july = await approved(person, JULY);
    const both = await asked(person, BOTH);
    const next = await stepped(id, 'amend', { effective_date: '2026-07-01', ...PART_TIME });

    const expected = [
      {
        id: both.id,
        policy: { id: world.vacation, name: 'Vacation' },
        ...BOTH,
        unit: 'day',
        days_before: '5.00',
        // Monday and Tuesday of June, Wednesday of July
        days_after: '3.00',
      },
      expect.objectContaining({ id: july.id, days_before: '5.00', days_after: '3.00' }),
    ];
    const preview = await stepped(next.id, 'activate', { dry_run: true });
    expect(preview).toMatchObject({ dry_run: true, status: 'draft', absences_recounted: expected });
    expect(await daysOf(person, july.id)).toBe('5.00');
    expect(await read(id)).toMatchObject({ end_date: null });

    const done = await stepped(next.id, 'activate');
    expect(done).toMatchObject({ dry_run: false, status: 'scheduled', absences_recounted: expected });
    expect(await Promise.all([june, july, both].map((one) => daysOf(person, one.id)))).toEqual([
      '5.00',
      '3.00',
      '3.00',
    ]);
    expect((await ledger(july.id)).at(-1)).toBe('release 2.0000 2026-07-06');
    expect((await ledger(june.id)).at(-1)).toBe('use -5.0000 2026-06-22');
    expect(await fixture.balance(person)).toMatchObject({ used: '8.00', pending: '3.00' });
    expect((await fixture.traces(july.id)).notices.at(-1)).toEqual({
      user_id: person.id,
      kind: 'absence.recounted',
    });
    expect((await fixture.traces(june.id)).notices.at(-1)!.kind).toBe('absence.approved');
  });

  it('200: after a recall the previous pattern applies again', async () => {
    const { person, id } = await employed();
    const july = await approved(person, JULY);
    const next = await amended(id, { effective_date: '2026-07-01', ...PART_TIME });
    expect(await daysOf(person, july.id)).toBe('3.00');
    const back = await stepped(next.id, 'recall');
    expect(back.absences_recounted).toMatchObject([{ id: july.id, days_before: '3.00', days_after: '5.00' }]);
    expect(await daysOf(person, july.id)).toBe('5.00');
  });

  it('200: after a termination, days after the last day cost nothing; dry_run shows that beforehand', async () => {
    const { person, id } = await employed();
    const both = await approved(person, BOTH);
    const recounted = [{ id: both.id, days_before: '5.00', days_after: '2.00' }];
    const preview = await stepped(id, 'terminate', { end_date: '2026-06-30', dry_run: true });
    expect(preview).toMatchObject({ status: 'active', end_date: null, absences_recounted: recounted });
    const done = await stepped(id, 'terminate', { end_date: '2026-06-30' });
    expect(done).toMatchObject({ status: 'terminated', absences_recounted: recounted });
    expect(await daysOf(person, both.id)).toBe('2.00');
  });

  it('200: a signature recounts, too; days in a locked period keep their cost', async () => {
    const { person, id } = await employed();
    const both = await approved(person, BOTH);
    const next = await stepped(id, 'amend', {
      effective_date: '2026-06-29',
      weekly_hours: 8,
      pattern: { fri: 8 },
    });
    await stepped(next.id, 'activate', { require_signature: true });
    expect(await daysOf(person, both.id)).toBe('5.00');
    const [lock] = await world.sql(
      `INSERT INTO period_locks (workspace_id, locked_through) VALUES ($1, '2026-06-30') RETURNING id`,
      [world.id],
    );
    const reply = await sign(person, next.id);
    await world.sql('DELETE FROM period_locks WHERE id = $1', [lock!['id']]);
    // Monday and Tuesday are locked, Wednesday and Thursday are given back
    expect(reply.body.data.absences_recounted).toMatchObject([{ id: both.id, days_after: '3.00' }]);
    expect(await daysOf(person, both.id)).toBe('3.00');
  });

  it('an absence requested during an activation is counted by the new pattern', async () => {
    const { person, id } = await employed();
    await approved(person, JUNE);
    const next = await stepped(id, 'amend', { effective_date: '2026-07-01', ...PART_TIME });
    for (const start of ['2026-07-13', '2026-07-20', '2026-07-27', '2026-08-03']) {
      const end = `${start.slice(0, 8)}${String(Number(start.slice(8)) + 4).padStart(2, '0')}`;
      await call(world.admin, 'POST', `/contracts/admin/${next.id}/recall/`);
      const [request] = await Promise.all([
        fixture.ask(person, { start_date: start, end_date: end }),
        step(next.id, 'activate'),
      ]);
      expect([request.status, await daysOf(person, request.body.data.id)]).toEqual([201, '3.00']);
    }
  });
});
