/** Planned leavings, people who come back, and their employments (rules 61 to 64). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { endPlanned } from '../../../src/areas/auth/actions/endPlanned.ts';
import type { DeactivatedPerson, Employment } from '../../../src/generated/types.ts';
import type { Person } from '../../support/world.ts';
import { opened } from '../../support/opening.ts';
import { auditLines, eventKindsOf, notificationKinds } from '../../support/traces.ts';
import { contractCalls } from '../contracts/support.ts';
import { createFixture, startWithoutLimits } from '../pto/support.ts';

const service = await opened(startWithoutLimits());
const fixture = await createFixture(service);
const { world, call, today, someone } = fixture;
const { newcomer, activated, amended, read } = contractCalls(fixture);

const goOn = () => false;
const pass = (at: string) => endPlanned(service.app.services.pool, () => Date.parse(at), goOn);
const leave = (person: { id: string }, body: object, as: Parameters<typeof call>[0] = world.admin) =>
  call(as, 'POST', `/auth/users/${person.id}/deactivate/`, { body: { access_ends: 'last_day', ...body } });
async function left(person: { id: string }, body: object): Promise<DeactivatedPerson> {
  const reply = await leave(person, body);
  expect([reply.status, reply.body.errors, reply.body.detail]).toEqual([200, undefined, undefined]);
  return reply.body.data;
}
const back = (person: { id: string }, body: object = {}) =>
  call(world.admin, 'POST', `/auth/users/${person.id}/reactivate/`, { body });
const employments = async (person: { id: string }): Promise<Employment[]> => {
  const reply = await call(world.admin, 'GET', `/auth/users/${person.id}/employments/`);
  expect(reply.status).toBe(200);
  return reply.body.data;
};
/** Lets a person in who never chose a password, and so was invited again. */
async function signedInAgain({ id }: { id: string }): Promise<void> {
  await world.sql(`UPDATE users SET status = 'active' WHERE id = $1`, [id]);
  await world.sql('UPDATE sessions SET revoked_at = NULL WHERE user_id = $1', [id]);
}
const reads = (person: Person) => call(person, 'GET', '/auth/me/').then(({ status }) => status);
const statusOf = async ({ id }: { id: string }) =>
  (await world.sql('SELECT status FROM users WHERE id = $1', [id]))[0]!['status'] as string;

describe('POST /api/v1/auth/users/{user_id}/deactivate/ with access_ends: last_day', () => {
  it('rule 62, 200: the person works until 24:00 of the last day in their zone; a job does the rest as the system', async () => {
    const person = await someone();
    await world.sql(`UPDATE users SET timezone = 'America/New_York' WHERE id = $1`, [person.id]);
    const key = await world.personalKey(person, ['time:read']);
    const plan = await left(person, { last_day: '2026-02-27', notice_on: '2026-01-31' });
    expect(plan).toMatchObject({
      status: 'active',
      last_day: '2026-02-27',
      access_ends_at: '2026-02-28T06:00:00.000+01:00',
    });
    expect((await auditLines(world, person.id)).at(-1)).toEqual({
      line: 'planned leaving of user · dashboard',
      changes: { last_day: [null, '2026-02-27'] },
    });
    expect(await eventKindsOf(world, person.id)).toEqual([]);
    expect(await employments(person)).toMatchObject([
      { start_date: '2020-01-01', last_day: '2026-02-27', notice_on: '2026-01-31', state: 'leaving' },
    ]);
    today('2026-02-27');
    await pass('2026-02-28T04:59:00Z');
    expect([await statusOf(person), await reads(person)]).toEqual(['active', 200]);
    expect((await call(key, 'GET', '/auth/me/')).status).toBe(200);
    const clock = await call(person, 'POST', '/tracking/clock/start/', { body: {} });
    expect(clock.status).toBe(201);

    expect(await pass('2026-02-28T05:00:00Z')).toBe(1);
    expect(await pass('2026-02-28T05:00:00Z')).toBe(0);
    expect([await statusOf(person), await reads(person)]).toEqual(['deactivated', 401]);
    expect((await call(key, 'GET', '/auth/me/')).status).toBe(401);
    expect(await eventKindsOf(world, person.id)).toEqual(['employee.deactivated']);
    expect((await auditLines(world, person.id)).at(-1)!.line).toBe('deactivated user · system');
    const [entry] = await world.sql('SELECT ended_at FROM time_entries WHERE id = $1', [clock.body.data.id]);
    expect(entry!['ended_at']).not.toBeNull();
    today('2026-02-02');
    expect(await employments(person)).toMatchObject([{ last_day: '2026-02-27', notice_on: '2026-01-31' }]);
  });

  it('rule 61: 23 November to 18 December with last day 24 November: 20.00 become 2.00 at once; answered beforehand by dry_run', async () => {
    const person = await newcomer();
    const contract = await activated(person);
    await fixture.credit(person, '30.0000', '2026-01-01');
    const absence = await fixture.approved(person, { start_date: '2026-11-23', end_date: '2026-12-18' });
    const later = await fixture.asked(person, { start_date: '2026-12-21', end_date: '2026-12-22' });
    expect(absence.days).toBe('20.00');

    const wanted = { last_day: '2026-11-24' };
    const rehearsed = await left(person, { ...wanted, dry_run: true });
    expect((await read(contract.id)).end_date).toBeNull();
    expect((await call(person, 'GET', `/pto/requests/${absence.id}/`)).body.data.days).toBe('20.00');

    const plan = await left(person, wanted);
    expect(plan.absences.map(({ id, days_before, days_after }) => [id, days_before, days_after])).toEqual([
      [absence.id, '20.00', '2.00'],
      [later.id, '2.00', '0.00'],
    ]);
    expect(plan.ended).toEqual([{ resource: 'contract', id: contract.id, action: 'terminated' }]);
    expect(plan.leave_payout).toMatchObject([
      { policy: { id: world.vacation }, unit: 'day', available: expect.any(String) },
    ]);
    for (const member of ['absences', 'ended', 'leave_payout', 'last_day', 'access_ends_at'] as const)
      expect([member, rehearsed[member]]).toEqual([member, plan[member]]);
    expect((await read(contract.id)).end_date).toBe('2026-11-24');
    const beyond = await fixture.ask(person, { start_date: '2026-11-25', end_date: '2026-11-25' });
    expect([beyond.status, beyond.body.errors?.['end_date']]).toEqual([
      422,
      ['After the last day of employment.'],
    ]);
  });

  it('rule 62: told are admins, the manager and the person, unless tell_person is false', async () => {
    const [person, quiet] = [await someone(), await someone()];
    const before = (await notificationKinds(world, world.manager)).length;
    await left(person, { last_day: '2026-03-31' });
    await left(quiet, { last_day: '2026-03-31', tell_person: false });
    expect(await notificationKinds(world, person)).toEqual(['employment.own_leaving']);
    expect(await notificationKinds(world, quiet)).toEqual([]);
    expect((await notificationKinds(world, world.manager)).slice(before)).toEqual([
      'employment.leaving_planned',
      'employment.leaving_planned',
    ]);
  });

  it('rule 62: sent again it moves, earlier or later; withdrawn, contracts get their agreed end back', async () => {
    const person = await newcomer();
    const first = await activated(person);
    const next = await amended(first.id, { effective_date: '2026-07-01', end_date: '2027-12-31' });
    await left(person, { last_day: '2026-05-31' });
    expect([(await read(first.id)).end_date, (await read(next.id)).status]).toEqual(['2026-05-31', 'draft']);
    await left(person, { last_day: '2026-04-30' });
    expect((await read(first.id)).end_date).toBe('2026-04-30');
    await left(person, { last_day: '2026-09-30' });
    expect(await read(first.id)).toMatchObject({ end_date: '2026-09-30', status: 'terminated' });

    const stays = await back(person);
    expect(stays.status).toBe(200);
    expect(stays.body.data).toMatchObject({ status: 'active', last_day: null });
    expect(stays.body.data.not_restored).toContainEqual({
      resource: 'contract',
      id: next.id,
      action: 'recalled',
    });
    expect(await read(first.id)).toMatchObject({ end_date: null, status: 'active' });
    expect((await notificationKinds(world, person)).at(-1)).toBe('employment.own_leaving_withdrawn');
    await pass('2026-12-31T12:00:00Z');
    expect(await statusOf(person)).toBe('active');
    const again = await back(person);
    expect([again.status, again.body.data.code]).toEqual([409, 'invalid_transition']);
  });

  it('rule 62: reports go to the heir of the plan, else to the manager of the leaver', async () => {
    const [heir, above] = [await world.person({ role: 'manager' }), await world.person({ role: 'manager' })];
    const boss = (manager: Person) => world.person({ role: 'manager', manager });
    const [named, unnamed] = [await boss(above), await boss(above)];
    const [one, other] = [await world.person({ manager: named }), await world.person({ manager: unnamed })];
    await left(named, { last_day: '2026-03-31', reassign_reports_to: heir.id });
    await left(unnamed, { last_day: '2026-03-31' });
    const managerOf = async (person: Person) =>
      (await world.sql('SELECT manager_id FROM users WHERE id = $1', [person.id]))[0]!['manager_id'];
    expect([await managerOf(one), await managerOf(other)]).toEqual([named.id, unnamed.id]);
    await pass('2026-04-01T00:00:00+02:00');
    expect([await managerOf(one), await managerOf(other)]).toEqual([heir.id, above.id]);
  });

  it('rule 62: 409 last_admin for the last admin, and for one whose only colleague leaves', async () => {
    const small = await createFixture(service);
    small.today('2026-02-02');
    const plan = (person: Person, as: Person) =>
      small.call(as, 'POST', `/auth/users/${person.id}/deactivate/`, {
        body: { access_ends: 'last_day', last_day: '2026-02-28' },
      });
    const { admin } = small.world;
    await small.world.sql(
      `UPDATE users SET role = 'employee' WHERE workspace_id = $2 AND role = 'admin' AND id <> $1`,
      [admin.id, small.world.id],
    );
    const only = await plan(admin, admin);
    expect([only.status, only.body.data.code]).toEqual([409, 'last_admin']);
    const second = await small.world.person({ role: 'admin' });
    expect((await plan(second, admin)).status).toBe(200);
    const first = await plan(admin, second);
    expect([first.status, first.body.data.code]).toEqual([409, 'last_admin']);
  });

  it('422 for a last day that is over, before the first day, or before notice; 404 elsewhere; 403 for a manager', async () => {
    const person = await someone();
    for (const [body, member] of [
      [{ last_day: '2026-02-01' }, 'last_day'],
      [{ last_day: '2019-12-31' }, 'last_day'],
      [{ last_day: '2026-03-31', notice_on: '2026-04-01' }, 'notice_on'],
    ] as const) {
      const reply = await leave(person, body);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [member]]);
    }
    expect((await leave({ id: randomUUID() }, { last_day: '2026-03-31' })).status).toBe(404);
    expect((await leave(person, { last_day: '2026-03-31' }, world.manager)).status).toBe(403);
    expect(await statusOf(person)).toBe('active');
  });

  it('200 and one event when the job runs twice at once; deactivation now ends a plan', async () => {
    const [person, sooner] = [await someone(), await someone()];
    await left(person, { last_day: '2026-02-10' });
    await left(sooner, { last_day: '2026-12-10' });
    const counts = await Promise.all([1, 2].map(() => pass('2026-02-11T12:00:00Z')));
    expect(counts[0]! + counts[1]!).toBe(1);
    expect(await eventKindsOf(world, person.id)).toEqual(['employee.deactivated']);
    expect((await leave(sooner, { last_day: '2026-02-02', access_ends: 'now' })).status).toBe(200);
    await pass('2026-12-31T12:00:00Z');
    expect(await eventKindsOf(world, sooner.id)).toEqual(['employee.deactivated']);
  });

  it('200 for a dry run by a key, which leaves an audit line and nothing else', async () => {
    const person = await someone();
    const key = await world.serviceKey(['people:write']);
    const reply = await leave(person, { last_day: '2026-03-31', dry_run: true }, key);
    expect([reply.status, reply.body.data.last_day]).toEqual([200, '2026-03-31']);
    expect((await auditLines(world, person.id)).map(({ line }) => line)).toEqual([
      `rehearsed leaving of user · api:${key.prefix}`,
    ]);
    expect((await employments(person))[0]).toMatchObject({ last_day: null, state: 'current' });
    expect(await notificationKinds(world, person)).toEqual([]);
  });
});

describe('GET /api/v1/auth/users/{user_id}/employments/', () => {
  it('200 with all periods, the latest first; 404 for a manager outside the tree', async () => {
    const person = await someone();
    expect((await leave(person, { last_day: '2026-01-31', access_ends: 'now' })).status).toBe(200);
    expect((await employments(person)).map(({ state }) => state)).toEqual(['ended']);
    expect((await back(person, { start_date: '2026-06-01' })).status).toBe(200);
    expect(await employments(person)).toMatchObject([
      { start_date: '2026-06-01', last_day: null, state: 'planned' },
      { start_date: '2020-01-01', last_day: '2026-01-31', state: 'ended' },
    ]);
    const stranger = await world.person({ role: 'manager' });
    const asManager = (as: Person) => call(as, 'GET', `/auth/users/${person.id}/employments/`);
    expect([(await asManager(world.manager)).status, (await asManager(stranger)).status]).toEqual([200, 404]);
  });
});

describe('PATCH /api/v1/auth/users/{user_id}/employments/{employment_id}/', () => {
  const patch = (person: { id: string }, id: string, body: object, headers = {}) =>
    call(world.admin, 'PATCH', `/auth/users/${person.id}/employments/${id}/`, { body, headers });

  it('200 corrects a former and the latest period; 409 employment_overlap; 412 for an old version', async () => {
    const person = await someone();
    await leave(person, { last_day: '2026-01-31', access_ends: 'now' });
    await back(person, { start_date: '2026-06-01' });
    const [latest, former] = await employments(person);
    const moved = await patch(person, former!.id, { last_day: '2026-02-28', seniority_date: '2018-05-01' });
    expect([moved.status, moved.body.data]).toMatchObject([
      200,
      { last_day: '2026-02-28', seniority_date: '2018-05-01', version: 2 },
    ]);
    for (const [id, body] of [
      [former!.id, { last_day: '2026-06-01' }],
      [latest!.id, { start_date: '2026-02-28' }],
    ] as const) {
      const reply = await patch(person, id, body);
      expect([reply.status, reply.body.data.code]).toEqual([409, 'employment_overlap']);
    }
    const byUser = await call(world.admin, 'PATCH', `/auth/users/${person.id}/`, {
      body: { start_date: '2026-02-01' },
    });
    expect([byUser.status, byUser.body.data.code]).toEqual([409, 'employment_overlap']);
    expect(
      (await patch(person, latest!.id, { start_date: '2026-05-01' }, { 'if-match': '"1"' })).status,
    ).toBe(412);
    const begun = await patch(person, latest!.id, { start_date: '2026-05-01' });
    expect([begun.status, begun.body.data.start_date]).toEqual([200, '2026-05-01']);
    const person2 = await call(world.admin, 'GET', `/auth/users/${person.id}/`);
    expect(person2.body.data.start_date).toBe('2026-05-01');
  });

  it('422 for a last day of an employment that goes on, a first day after the last, and a late seniority date', async () => {
    const person = await someone();
    const [latest] = await employments(person);
    for (const [body, member] of [
      [{ last_day: '2026-12-31' }, 'last_day'],
      [{ seniority_date: '2020-01-02' }, 'seniority_date'],
      [{ reason_id: randomUUID() }, 'reason_id'],
    ] as const) {
      const reply = await patch(person, latest!.id, body);
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [member]]);
    }
    expect((await patch(person, randomUUID(), { seniority_date: null })).status).toBe(404);
  });
});

describe('POST /api/v1/auth/users/{user_id}/reactivate/ with a first day', () => {
  it('rule 63, 200: from January, left in March, back in November: 6.25 and 4.17 of 25 days are 10.42', async () => {
    const policy = await fixture.policy('Prorated', { annual_days: '25.0000', prorate: true });
    const person = await newcomer();
    await world.sql(`UPDATE users SET start_date = '2026-01-01' WHERE id = $1`, [person.id]);
    await leave(person, { last_day: '2026-03-31', access_ends: 'now' });
    const early = await back(person, { start_date: '2026-03-31' });
    expect([early.status, early.body.data]).toEqual([
      409,
      { code: 'employment_overlap', start_date: '2026-01-01', last_day: '2026-03-31' },
    ]);
    expect((await back(person, { start_date: '2026-11-01' })).status).toBe(200);
    await signedInAgain(person);
    today('2026-12-01');
    const own = await call(person, 'GET', '/pto/balance/', { query: { as_of: '2026-12-31' } });
    const balances = await call(world.admin, 'GET', '/pto/admin/balances/', {
      query: { employee_id: person.id, as_of: '2026-12-31' },
    });
    for (const rows of [own.body.data, balances.body.data[0].balances])
      expect(rows.find((one: { policy: { id: string } }) => one.policy.id === policy).entitled).toBe('10.42');
    today('2026-02-02');
  });

  it('rules 63, 64: time is entered and expected in each employment; 409 not_employed between them', async () => {
    const person = await newcomer();
    await activated(person, { start_date: '2020-01-01' });
    await leave(person, { last_day: '2026-01-09', access_ends: 'now' });
    expect((await back(person, { start_date: '2026-01-26' })).status).toBe(200);
    await activated(person, { start_date: '2026-01-26' });
    await signedInAgain(person);
    const enter = (date: string) =>
      call(person, 'POST', '/tracking/entries/', {
        body: { started_at: `${date}T09:00:00+01:00`, ended_at: `${date}T10:00:00+01:00` },
      });
    expect((await enter('2026-01-09')).status).toBe(201);
    expect((await enter('2026-01-26')).status).toBe(201);
    const between = await enter('2026-01-12');
    expect([between.status, between.body.data.code]).toEqual([409, 'not_employed']);
    const report = await call(person, 'GET', '/tracking/reports/me/', {
      query: { from: '2026-01-05', to: '2026-01-30' },
    });
    expect(report.body.data.totals.expected_seconds).toBe(10 * 8 * 3600);
  });
});
