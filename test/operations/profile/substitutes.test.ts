/** Deciding for others (rules 83, 84). It is Monday 2 February 2026, in Berlin. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { remindWaiting } from '../../../src/areas/profile/actions/remindWaiting.ts';
import type { Absence, Substitution, Waiting } from '../../../src/generated/types.ts';
import { put } from '../../access/records.ts';
import { opened } from '../../support/opening.ts';
import { auditLines } from '../../support/traces.ts';
import type { Person } from '../../support/world.ts';
import { createFixture, startWithoutLimits, type LeaveFixture } from '../pto/support.ts';

const service = await opened(startWithoutLimits());
let fixture: LeaveFixture;
let [admin, mia, otto, eve, carl] = [] as unknown as [Person, Person, Person, Person, Person];
beforeEach(async () => {
  fixture = await createFixture(service);
  ({ admin, manager: mia, otherManager: otto, employee: eve, colleague: carl } = fixture.world);
});

const SUBSTITUTES = '/profile/substitutes/';
const name = (as: Person, body: Record<string, unknown>) =>
  fixture.call(as, 'POST', SUBSTITUTES, { body: { from: '2026-02-02', areas: ['absences'], ...body } });
const named = async (
  as: Person,
  substitute: Person,
  body: Record<string, unknown> = {},
): Promise<Substitution> => {
  const reply = await name(as, { substitute_id: substitute.id, ...body });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const job = (at: string) =>
  remindWaiting(
    service.app.services.pool,
    () => Date.parse(at),
    () => false,
  );
const TODAY = '2026-02-02T08:00:00Z';
const request = (as: Person, start_date = '2026-03-02', end_date = start_date) =>
  fixture.asked(as, { start_date, end_date });
const approve = (as: Person, id: string) => fixture.call(as, 'POST', `/pto/admin/requests/${id}/approve/`);
const asked = async (id: string, as: Person = admin) => {
  const { body } = await fixture.call(as, 'GET', `/pto/admin/requests/${id}/`);
  const { approver, approver_reason } = body.data as Absence;
  return [approver?.id ?? null, approver_reason];
};
const waiting = async (as: Person): Promise<Waiting[]> =>
  (await fixture.call(as, 'GET', '/profile/waiting/')).body.data;
const waits = async (as: Person) => (await waiting(as)).map(({ id }) => id);
const codeOf = ({ status, body }: { status: number; body: { data: { code?: string } } }) => [
  status,
  body.data.code,
];
/** Approved leave of the person over today and the next days. */
const isAway = (person: Person) =>
  fixture.approved(person, { start_date: '2026-02-02', end_date: '2026-02-06' }, admin);
const lines = async (id: string) => (await auditLines(fixture.world, id)).map(({ line }) => line);
/** A submitted claim of Eve's. */
const submitClaim = (submitted_at = TODAY) =>
  put(fixture.world as never, 'expense_claims', {
    employee_id: eve.id,
    title: 'Trip',
    currency: 'EUR',
    amount: '10.00',
    status: 'submitted',
    first_spent_on: '2026-01-30',
    last_spent_on: '2026-01-30',
    submitted_at,
  });
const told = async (kind: string) =>
  (await fixture.world.sql(
    'SELECT user_id, title FROM notifications WHERE workspace_id = $1 AND kind = $2 ORDER BY id',
    [fixture.world.id, kind],
  )) as { user_id: string; title: string }[];

describe('POST /api/v1/profile/substitutes/', () => {
  test('rule 83: 201, and the substitute is asked, told, and decides; the manager still may', async () => {
    const one = await named(mia, otto, { to: '2026-02-06' });
    expect(one).toMatchObject({
      person: { id: mia.id },
      substitute: { id: otto.id },
      from: '2026-02-02',
      to: '2026-02-06',
      when: 'dates',
      areas: ['absences'],
      acting: true,
    });
    expect(await lines(one.id)).toEqual(['created substitution · dashboard']);
    expect(await told('substitute.named')).toEqual([
      { user_id: otto.id, title: `You are the substitute of ${mia.name}` },
    ]);

    const [first, second] = [await request(eve), await request(carl)];
    expect(first).toMatchObject({ approver: { id: otto.id }, approver_reason: 'substitute' });
    expect((await fixture.traces(first.id)).notices).toContainEqual({
      user_id: otto.id,
      kind: 'absence.requested',
    });
    expect(await waits(otto)).toEqual([first.id, second.id]);
    expect(await waits(mia)).toEqual([first.id, second.id]);
    const mine = await fixture.call(otto, 'GET', '/pto/admin/requests/', { query: { waiting_for: 'me' } });
    expect(mine.body.data.map(({ id }: Absence) => id).sort()).toEqual([first.id, second.id].sort());
    expect((await approve(otto, first.id)).body.data).toMatchObject({
      status: 'approved',
      reviewer: { id: otto.id },
      approver_reason: null,
    });
    expect((await approve(mia, second.id)).status).toBe(200);
  });

  test('rule 83: 404 before and after the days, for other areas, and below the substitute of a substitute', async () => {
    const { id } = await request(eve);
    const one = await named(mia, otto, { from: '2026-02-03', to: '2026-02-04' });
    expect(one.acting).toBe(false);
    expect((await approve(otto, id)).status).toBe(404);
    await job('2026-02-02T23:01:00Z');
    fixture.today('2026-02-03');
    expect(await asked(id, otto)).toEqual([otto.id, 'substitute']);
    const third = await fixture.world.person({ role: 'manager', first: 'Tom', manager: admin });
    await named(otto, third);
    expect((await approve(third, id)).status).toBe(404);
    expect(await waits(third)).toEqual([]);
    await job('2026-02-04T23:01:00Z');
    fixture.today('2026-02-05');
    expect((await approve(otto, id)).status).toBe(404);
    expect(await asked(id)).toEqual([mia.id, 'manager']);
    await named(mia, otto, { from: '2026-02-05', areas: ['expenses', 'timesheets'] });
    expect((await approve(otto, id)).status).toBe(404);
  });

  test('rule 83: never their own, nor those of the person or of the admin who named them', async () => {
    // Otto reports to Mia here, so Mia decides on him
    await fixture.world.sql('UPDATE users SET manager_id = $2 WHERE id = $1', [otto.id, mia.id]);
    await named(mia, otto);
    const own = await request(otto);
    expect(own).toMatchObject({ approver: { id: admin.id }, approver_reason: 'manager' });
    expect(codeOf(await approve(otto, own.id))).toEqual([403, 'self_approval']);
    const hers = await request(mia);
    expect((await approve(otto, hers.id)).status).toBe(404);

    const { secondAdmin } = fixture.world;
    const puppet = await fixture.world.person({ role: 'manager', first: 'Pat', manager: null });
    await named(admin, puppet, { person_id: secondAdmin.id });
    const [wish, other] = [await request(admin), await request(puppet)];
    expect((await approve(puppet, wish.id)).status).toBe(404);
    expect(codeOf(await approve(puppet, other.id))).toEqual([403, 'self_approval']);
    const orphan = await fixture.world.person({ manager: null });
    const theirs = await request(orphan);
    expect(await waits(puppet)).toEqual([theirs.id]);
    expect((await approve(puppet, theirs.id)).status).toBe(200);
  });

  test('rule 83: while the person is away; the next manager up if the substitute is away, too', async () => {
    await named(mia, otto, { when: 'away' });
    const { id } = await request(eve);
    expect(await asked(id)).toEqual([mia.id, 'manager']);
    await isAway(mia);
    await job(TODAY);
    expect(await asked(id)).toEqual([otto.id, 'substitute']);
    await isAway(otto);
    await job(TODAY);
    expect(await asked(id)).toEqual([admin.id, 'manager']);
    expect(await waits(admin)).toContain(id);
    // an hour off is no leave
    await fixture.world.sql(`UPDATE absences SET hours = 1 WHERE employee_id = $1 AND status = 'approved'`, [
      otto.id,
    ]);
    await job(TODAY);
    expect(await asked(id)).toEqual([otto.id, 'substitute']);
  });

  test('expense claims and timesheets have their own substitutes', async () => {
    await named(mia, otto, { areas: ['expenses'] });
    const claim = await submitClaim();
    const path = `/reimbursements/admin/${claim}/`;
    const read = await fixture.call(otto, 'GET', path);
    expect([read.status, read.body.data.approver?.id, read.body.data.approver_reason]).toEqual([
      200,
      otto.id,
      'substitute',
    ]);
    const list = await fixture.call(otto, 'GET', '/reimbursements/admin/', {
      query: { waiting_for: 'me' },
    });
    expect(list.body.data).toMatchObject([
      { id: claim, approver: { id: otto.id }, approver_reason: 'substitute' },
    ]);
    expect(
      (await fixture.call(otto, 'POST', `${path}deny/`, { body: { reason: 'No receipt' } })).status,
    ).toBe(200);

    const sheet = await put(fixture.world as never, 'timesheets', {
      employee_id: eve.id,
      period_start: '2026-01-26',
      period_end: '2026-02-01',
      status: 'submitted',
      worked_seconds: 0,
      expected_seconds: 0,
      submitted_at: '2026-02-02T08:00:00Z',
    });
    const review = (as: Person) =>
      fixture.call(as, 'POST', `/tracking/admin/timesheets/${sheet}/review/`, {
        body: { action: 'approve' },
      });
    expect((await review(otto)).status).toBe(404);
    const carla = await fixture.world.person({ role: 'manager', first: 'Carla', manager: admin });
    await named(mia, carla, { areas: ['timesheets'] });
    expect(await waiting(carla)).toMatchObject([
      { kind: 'timesheet', id: sheet, operations: ['reviewTimesheet'] },
    ]);
    expect((await review(carla)).status).toBe(200);
  });

  test('409 substitute_overlap in the same area and days; others are 201; of 10 at once one wins', async () => {
    const one = await named(mia, otto, { from: '2026-03-01', to: '2026-03-10' });
    const again = await name(mia, {
      substitute_id: admin.id,
      from: '2026-03-10',
      areas: ['absences', 'expenses'],
    });
    expect([...codeOf(again), again.body.data.conflicts]).toEqual([409, 'substitute_overlap', [one.id]]);
    await named(mia, otto, { from: '2026-03-11', to: '2026-03-12' });
    await named(mia, otto, { from: '2026-03-05', to: '2026-03-05', areas: ['expenses'] });
    const many = await Promise.all(
      Array.from({ length: 10 }, () =>
        name(mia, { substitute_id: otto.id, from: '2026-05-01', areas: ['timesheets'] }),
      ),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('422 for a person who decides nothing, for oneself, and for days that are over; 403 for somebody else’s', async () => {
    const errors = async (body: Record<string, unknown>, as: Person = mia) => {
      const reply = await name(as, { substitute_id: otto.id, ...body });
      return [reply.status, Object.keys(reply.body.errors ?? {})];
    };
    expect(await errors({ substitute_id: eve.id })).toEqual([422, ['substitute_id']]);
    expect(await errors({ substitute_id: mia.id })).toEqual([422, ['substitute_id']]);
    expect(await errors({ person_id: eve.id }, admin)).toEqual([422, ['person_id']]);
    expect(await errors({ from: '2026-03-02', to: '2026-03-01' })).toEqual([422, ['to']]);
    expect(await errors({ from: '2026-01-02', to: '2026-02-01' })).toEqual([422, ['to']]);
    expect(await errors({ areas: [] })).toEqual([422, ['areas']]);
    expect(await errors({ areas: ['payroll'] })).toEqual([422, ['areas.0']]);
    expect(codeOf(await name(otto, { substitute_id: mia.id, person_id: mia.id }))).toEqual([
      403,
      'not_own_record',
    ]);
    expect((await name(eve, { substitute_id: otto.id })).status).toBe(403);
  });
});

describe('GET /api/v1/profile/substitutes/', () => {
  test('200: admins see all, managers those of which they are a part', async () => {
    const one = await named(mia, otto);
    const other = await named(admin, fixture.world.secondAdmin);
    const list = async (as: Person, query: Record<string, string> = {}) =>
      (await fixture.call(as, 'GET', SUBSTITUTES, { query })).body.data.map(({ id }: Substitution) => id);
    expect((await list(admin)).sort()).toEqual([one.id, other.id].sort());
    expect(await list(admin, { person_id: mia.id })).toEqual([one.id]);
    expect([await list(mia), await list(otto)]).toEqual([[one.id], [one.id]]);
    const third = await fixture.world.person({ role: 'manager', first: 'Tom', manager: admin });
    expect(await list(third)).toEqual([]);
  });
});

describe('DELETE /api/v1/profile/substitutes/{substitution_id}/', () => {
  test('200 for the person and admins, 404 for the substitute; from then on the manager is asked', async () => {
    const one = await named(mia, otto);
    const { id } = await request(eve);
    const remove = (as: Person) => fixture.call(as, 'DELETE', `${SUBSTITUTES}${one.id}/`);
    expect((await remove(otto)).status).toBe(404);
    expect((await remove(mia)).status).toBe(200);
    expect((await remove(mia)).status).toBe(404);
    expect(await asked(id)).toEqual([mia.id, 'manager']);
    expect((await approve(otto, id)).status).toBe(404);
    expect(await lines(one.id)).toEqual([
      'created substitution · dashboard',
      'deleted substitution · dashboard',
    ]);
  });

  test('rule 49: a substitute who leaves is nobody’s substitute any more', async () => {
    const one = await named(mia, otto);
    const { id } = await request(eve);
    const left = await fixture.call(admin, 'POST', `/auth/users/${otto.id}/deactivate/`, {
      body: { last_day: '2026-02-02', reassign_reports_to: mia.id },
    });
    expect(left.body.data.ended).toContainEqual({ resource: 'substitution', id: one.id, action: 'deleted' });
    expect(await asked(id)).toEqual([mia.id, 'manager']);
  });
});

describe('rule 84: requests that wait', () => {
  const settings = (body: Record<string, unknown>) =>
    fixture.world.sql('UPDATE workspaces SET settings = settings || $2::jsonb WHERE id = $1', [
      fixture.world.id,
      JSON.stringify(body),
    ]);
  const since = (id: string, at: string) =>
    fixture.world.sql('UPDATE absences SET created_at = $2 WHERE id = $1', [id, at]);

  test('the manager is reminded once, on the third day in the workspace’s zone', async () => {
    const { id } = await request(eve);
    await since(id, '2026-02-02T22:30:00Z'); // 23:30 on Monday
    await job('2026-02-04T22:59:00Z');
    expect(await told('absence.waiting')).toEqual([]);
    await Promise.all([job('2026-02-04T23:01:00Z'), job('2026-02-04T23:01:00Z')]);
    await job('2026-02-20T23:01:00Z');
    expect(await told('absence.waiting')).toEqual([
      { user_id: mia.id, title: `${eve.name} waits for your decision` },
    ]);
  });

  test('after escalate_after_days it also waits for the next manager up, and the first may still decide', async () => {
    await settings({ escalate_after_days: 5, remind_after_days: null });
    const [{ id }, other] = [await request(eve), await request(carl)];
    for (const one of [id, other.id]) await since(one, TODAY);
    expect((await waiting(mia))[0]).toMatchObject({ id, escalates_on: '2026-02-07' });
    await job('2026-02-06T22:59:00Z');
    expect(await told('absence.waiting')).toEqual([]);
    await job('2026-02-06T23:01:00Z');
    await job('2026-02-16T23:01:00Z');
    expect(await told('absence.waiting')).toEqual(
      [eve, carl].map((one) => ({
        user_id: admin.id,
        title: `A request by ${one.name} was escalated to you`,
      })),
    );
    expect(await asked(id)).toEqual([admin.id, 'escalated']);
    expect([await waits(admin), await waits(mia)]).toEqual([
      [id, other.id],
      [id, other.id],
    ]);
    expect((await approve(mia, id)).status).toBe(200);
    expect((await approve(admin, other.id)).status).toBe(200);
    expect([await waits(admin), await asked(id)]).toEqual([[], [null, null]]);
    await job('2026-02-16T23:01:00Z');
    expect(
      await fixture.world.sql('SELECT id FROM escalations WHERE workspace_id = $1', [fixture.world.id]),
    ).toEqual([]);
  });

  test('without a next manager up it waits for the admins', async () => {
    await settings({ escalate_after_days: 5 });
    await fixture.world.sql('UPDATE users SET manager_id = NULL WHERE id = $1', [mia.id]);
    const { id } = await request(eve);
    await since(id, TODAY);
    await job('2026-02-07T12:00:00Z');
    expect(await asked(id)).toEqual([null, 'admins']);
    expect((await told('absence.waiting')).map(({ user_id }) => user_id).sort()).toEqual(
      [admin.id, fixture.world.secondAdmin.id].sort(),
    );
    expect(await waits(fixture.world.secondAdmin)).toEqual([id]);
  });

  test('a claim that is returned and sent again begins anew', async () => {
    await settings({ escalate_after_days: 5, remind_after_days: null });
    const claim = await submitClaim();
    await job('2026-02-10T12:00:00Z');
    expect(await waits(admin)).toEqual([claim]);
    await fixture.world.sql('UPDATE expense_claims SET submitted_at = $2 WHERE id = $1', [
      claim,
      '2026-02-10T12:01:00Z',
    ]);
    await job('2026-02-10T12:02:00Z');
    expect([await waits(admin), await waits(mia)]).toEqual([[], [claim]]);
    await job('2026-02-15T12:00:00Z');
    expect((await told('expense.waiting')).map(({ user_id }) => user_id)).toEqual([admin.id, admin.id]);
  });
});
