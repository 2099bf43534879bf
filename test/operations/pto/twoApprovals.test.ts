/** Leave types with two approvals (rule 85). It is Monday 2 February 2026, in Berlin. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Absence } from '../../../src/generated/types.ts';
import { opened } from '../../support/opening.ts';
import { eventKindsOf, auditLines, notificationKinds } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type Who } from './support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call } = fixture;
const { admin } = world;
fixture.today('2026-02-02');

let policy = '';
let top: Person;
let boss: Person;
let person: Person;
beforeAll(async () => {
  policy = await fixture.policy('Sabbatical', {
    annual_days: '30.0000',
    allow_negative: null,
    approval_steps: 2,
  });
  top = await world.person({ role: 'manager' });
  boss = await world.person({ role: 'manager', manager: top });
  person = await world.person({ manager: boss });
});

let week = 0;
const days = () => {
  const date = new Date(Date.UTC(2026, 2, 2) + 7 * 86_400_000 * week++).toISOString().slice(0, 10);
  return { policy_id: policy, start_date: date, end_date: date };
};
const asked = () => fixture.asked(person, days());
const decide = (as: Who, { id }: { id: string }, action: 'approve' | 'deny', body?: object) =>
  call(as, 'POST', `/pto/admin/requests/${id}/${action}/`, body ? { body } : {});
const codeOf = (reply: { status: number; body: { data: { code?: string } } }) => [
  reply.status,
  reply.body.data.code,
];

describe('POST /api/v1/pto/admin/requests/{absence_id}/approve/ with two steps', () => {
  it('rule 85, 200: requested after the first approval, approved after the second; one event', async () => {
    const absence = await asked();
    const before = (await notificationKinds(world, admin)).length;
    const first = await decide(boss, absence, 'approve');
    expect(first.body.data).toMatchObject({
      status: 'requested',
      approver: null,
      reviewer: null,
      approvals: [{ step: 1, reviewer: { id: boss.id } }],
      allowed_actions: ['correct', 'cancel', 'deny'],
    });
    expect((await notificationKinds(world, admin)).slice(before)).toEqual(['absence.requested']);
    expect(codeOf(await decide(boss, absence, 'approve'))).toEqual([403, 'second_person_needed']);
    const second = await decide(top, absence, 'approve');
    expect(second.body.data).toMatchObject({
      status: 'approved',
      reviewer: { id: top.id },
      approvals: [
        { step: 1, reviewer: { id: boss.id } },
        { step: 2, reviewer: { id: top.id } },
      ],
    });
    expect(await eventKindsOf(world, absence.id)).toEqual(['absence.requested', 'absence.approved']);
    expect((await auditLines(world, absence.id)).map(({ line }) => line)).toEqual([
      'requested absence · dashboard',
      'gave first approval to absence · dashboard',
      'approved absence · dashboard',
    ]);
    const rows = await world.sql('SELECT kind FROM leave_ledger WHERE absence_id = $1 ORDER BY id', [
      absence.id,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['reserve', 'release', 'use']);
  });

  it('403 second_person_needed for a manager below the first reviewer; 200 for an admin', async () => {
    const absence = await asked();
    expect((await decide(top, absence, 'approve')).status).toBe(200);
    expect(codeOf(await decide(boss, absence, 'approve'))).toEqual([403, 'second_person_needed']);
    expect((await decide(admin, absence, 'approve')).body.data.status).toBe('approved');
  });

  it('rule 21: 403 self_approval as ever; 200 for a denial by one', async () => {
    const own = await fixture.asked(boss, days());
    expect(codeOf(await decide(boss, own, 'approve'))).toEqual([403, 'self_approval']);
    const absence = await asked();
    await decide(boss, absence, 'approve');
    expect((await decide(boss, absence, 'deny', { reason: 'No cover' })).body.data.status).toBe('denied');
  });

  it('200: a changed request needs both approvals again', async () => {
    const absence = await asked();
    await decide(boss, absence, 'approve');
    const { start_date, end_date } = days();
    const edited = await call(person, 'PATCH', `/pto/requests/${absence.id}/`, {
      body: { start_date, end_date },
    });
    expect(edited.body.data).toMatchObject({ approvals: [], approver: { id: boss.id } });
    expect((await decide(boss, absence, 'approve')).body.data.status).toBe('requested');
    expect((await decide(top, absence, 'approve')).body.data.status).toBe('approved');
  });

  it('201: an absence entered as approved has the first approval', async () => {
    const entered = await call(boss, 'POST', '/pto/admin/requests/', {
      body: { ...days(), employee_id: person.id, status: 'approved' },
    });
    expect([entered.status, entered.body.data]).toMatchObject([
      201,
      { status: 'requested', approvals: [{ step: 1, reviewer: { id: boss.id } }] },
    ]);
    expect((await decide(admin, entered.body.data, 'approve')).body.data.status).toBe('approved');
  });

  it('200: of two approvals at once by different people, both count', async () => {
    // two admins: neither is below the other, so either may be first
    const other = await world.person({ role: 'admin' });
    const absence = await asked();
    const replies = await Promise.all([decide(other, absence, 'approve'), decide(admin, absence, 'approve')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await world.sql('SELECT status FROM absences WHERE id = $1', [absence.id]);
    expect(row!['status']).toBe('approved');
  });
});

describe('GET /api/v1/pto/admin/requests/ with waiting_for=me', () => {
  it('200: after the first approval it waits for admins and managers further up, not for the first reviewer', async () => {
    const absence = await asked();
    const waits = async (as: Who) =>
      (
        await call(as, 'GET', '/pto/admin/requests/', { query: { waiting_for: 'me', policy_id: policy } })
      ).body.data.some(({ id }: Absence) => id === absence.id);
    expect([await waits(boss), await waits(top), await waits(admin)]).toEqual([true, false, false]);
    await decide(boss, absence, 'approve');
    expect([await waits(boss), await waits(top), await waits(admin)]).toEqual([false, true, true]);
  });
});

describe('PATCH /api/v1/pto/admin/policies/{policy_id}/ with approval_steps', () => {
  it('200 shows the steps; 422 for three', async () => {
    const patch = (approval_steps: number) =>
      call(admin, 'PATCH', `/pto/admin/policies/${policy}/`, { body: { approval_steps } });
    expect((await patch(2)).body.data.approval_steps).toBe(2);
    expect((await patch(3)).status).toBe(422);
  });
});
