/** Amounts of leave agreed with a person, part-time, and how a balance is explained (rules 65-68, 78). */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { BalanceExplained, LeaveEntitlement, PolicyEffect } from '../../../src/generated/types.ts';
import type { Reply } from '../../support/service.ts';
import type { Person } from '../../support/world.ts';
import { openFixture, together, type Who } from './support.ts';

const { service, fixture, world } = await openFixture();
const { admin } = world;
fixture.today('2026-02-02');

const PATH = '/pto/admin/entitlements/';
const codeOf = ({ status, body }: Reply) => [status, body.data.code];
const agree = (person: Person, body: Record<string, unknown>, as: Who = admin) =>
  fixture.call(as, 'POST', PATH, {
    body: {
      employee_id: person.id,
      policy_id: world.vacation,
      valid_from: '2026-01-01',
      reason: 'Agreed',
      ...body,
    },
  });
const agreed = async (person: Person, body: Record<string, unknown>): Promise<LeaveEntitlement> => {
  const reply = await agree(person, body);
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data;
};
const explained = async (person: Person, query: Record<string, string> = {}): Promise<BalanceExplained> => {
  const reply = await fixture.call(person, 'GET', '/pto/balance/explain/', {
    query: { policy_id: world.vacation, ...query },
  });
  expect([reply.status, reply.body.detail]).toEqual([200, undefined]);
  return reply.body.data;
};
const change = (id: string, body: Record<string, unknown>) =>
  fixture.call(admin, 'PATCH', `/pto/admin/policies/${id}/`, { body });
const adjust = async (person: Person, policy_id: string, days: number, source?: string): Promise<string> => {
  const reply = await fixture.call(admin, 'POST', '/pto/admin/adjustments/', {
    body: { employee_id: person.id, policy_id, days, effective_on: '2026-01-15', reason: 'By hand', source },
  });
  expect([reply.status, reply.body.detail]).toEqual([201, undefined]);
  return reply.body.data.id;
};

/** Somebody who works on the first days of the week, by an agreed contract. */
async function partTimer(workingDays: number, startDate = '2020-01-01'): Promise<Person> {
  const person = await fixture.someone({ startDate });
  const names = ['mon', 'tue', 'wed', 'thu', 'fri'].slice(0, workingDays);
  await world.sql('UPDATE contracts SET pattern = $2, weekly_hours = $3 WHERE employee_id = $1', [
    person.id,
    Object.fromEntries(names.map((name) => [name, 8])),
    8 * workingDays,
  ]);
  return person;
}

describe('part-time', () => {
  test('rule 65: scaling a leave type gives three fifths to somebody who works three days a week', async () => {
    const policy = await fixture.policy('Scaled', {});
    const clara = await partTimer(3);
    const of = async () => {
      const reply = await fixture.call(clara, 'GET', '/pto/balance/', {});
      return reply.body.data.find((one: { policy: { id: string } }) => one.policy.id === policy).available;
    };
    expect(await of()).toBe('25.00');
    const reply = await change(policy, { full_week: 5, effective_from: '2026-01-01' });
    expect([reply.status, reply.body.data.full_week]).toEqual([200, '5.00']);
    expect(await of()).toBe('15.00');
    const effects: PolicyEffect[] = reply.body.data.effects;
    expect(effects.map(({ employee, before, after }) => [employee.id, before, after])).toEqual([
      [clara.id, '25.00', '15.00'],
    ]);
  });

  test('rule 65: 409 adjustments_undecided while manual corrections of the year may mean the same', async () => {
    const policy = await fixture.policy('Corrected', {});
    const clara = await partTimer(3);
    const ivo = await partTimer(3);
    const correction = await adjust(clara, policy, -10);
    await adjust(clara, policy, 3, 'opening');
    const kept = await adjust(ivo, policy, -4.5);
    const undecided = await change(policy, { full_week: 5, effective_from: '2026-01-01' });
    expect(codeOf(undecided)).toEqual([409, 'adjustments_undecided']);
    expect(undecided.body.data.conflicts).toEqual([correction, kept]);

    const body = {
      full_week: 5,
      effective_from: '2026-01-01',
      adjustments: 'absorb',
      keep_entries: [kept],
    };
    const dry = await change(policy, { ...body, dry_run: true });
    const effectsOn = ({ id }: Person, { body: { data } }: Reply) =>
      data.effects.find((one: PolicyEffect) => one.employee.id === id);
    expect(effectsOn(clara, dry)).toMatchObject({
      before: '25.00',
      after: '15.00',
      adjusted: '-10.00',
      absorbed: '-10.00',
      available_before: '18.00',
      available_after: '18.00',
    });
    expect(effectsOn(ivo, dry)).toMatchObject({ absorbed: '0.00', available_after: '10.50' });
    expect(dry.body.data.full_week).toBeNull();
    expect(dry.body.data.version).toBe(1);

    const done = await change(policy, body);
    expect([done.status, done.body.data.effects]).toEqual([200, dry.body.data.effects]);
    const rows = await fixture.call(admin, 'GET', '/pto/balance/ledger/', {
      query: { employee_id: clara.id, policy_id: policy },
    });
    const corrections = rows.body.data.filter((one: { kind: string }) => one.kind === 'adjust');
    expect(corrections.map((one: { days: string; source: string }) => [one.days, one.source]).sort()).toEqual(
      [
        ['-10.00', 'correction'],
        ['10.00', 'conversion'],
        ['3.00', 'opening'],
      ],
    );
    const again = await change(policy, { ...body, keep_entries: [], dry_run: true });
    expect(again.body.data.effects).toEqual([]);
  });

  test('422 for part-time without proration, corrections that do not exist, steps given twice and unknown roundings', async () => {
    const policy = await fixture.policy('Whole', { prorate: false });
    const fields = async (body: Record<string, unknown>) => {
      const reply = await change(policy, body);
      return [reply.status, ...Object.keys(reply.body.errors ?? {})];
    };
    expect(await fields({ full_week: 5 })).toEqual([422, 'full_week']);
    expect(await fields({ adjustments: 'absorb', keep_entries: [randomUUID()] })).toEqual([
      422,
      'keep_entries',
    ]);
    expect(await fields({ adjustments: 'keep', keep_entries: [randomUUID()] })).toEqual([
      422,
      'keep_entries',
    ]);
    const steps = [1, 2].map((extra_days) => ({ years: 5, extra_days }));
    expect(await fields({ seniority_steps: steps })).toEqual([422, 'seniority_steps']);
    for (const step of [0.1, 0.75, 2]) expect(await fields({ round_to: step })).toEqual([422, 'round_to']);
    for (const step of [0.25, 0.5, 1, null]) expect(await fields({ round_to: step })).toEqual([200]);
    expect(await fields({ prorate: true, full_week: 5 })).toEqual([200]);
    expect(await fields({ prorate: false })).toEqual([422, 'prorate']);
  });
});

describe('POST /api/v1/pto/admin/entitlements/', () => {
  test('rule 68: 201; the balance follows at once, the person is told, and the audit trail has it', async () => {
    const person = await fixture.someone({ startDate: '2020-01-01' });
    const made = await agreed(person, { valid_from: '2026-07-01', annual_days: 30 });
    expect(made).toMatchObject({
      annual_days: '30.00',
      extra_days: '0.00',
      valid_from: '2026-07-01',
      reason: 'Agreed',
    });
    expect((await fixture.balance(person)).entitled).toBe('27.50');
    const { lines, notices } = await fixture.traces(made.id);
    expect(lines).toHaveLength(1);
    expect(notices).toEqual([{ user_id: person.id, kind: 'balance.entitlement_changed' }]);

    expect(codeOf(await agree(person, { valid_from: '2026-07-01' }))).toEqual([409, 'duplicate']);
  });

  test('rule 68: of two agreements from the same day at once, one is 201 and the other 409', async () => {
    const person = await fixture.someone({ startDate: '2020-01-01' });
    await fixture.asked(person, { start_date: '2026-08-03', end_date: '2026-08-03' });
    const replies = await together(service, person.id, [
      () => agree(person, { annual_days: 30 }),
      () => agree(person, { annual_days: 31 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('422 for a past leave year and for unknown records', async () => {
    const person = await fixture.someone({ startDate: '2020-01-01' });
    const past = await agree(person, { valid_from: '2025-12-31', annual_days: 30 });
    expect([past.status, Object.keys(past.body.errors!)]).toEqual([422, ['valid_from']]);
    for (const field of ['employee_id', 'policy_id']) {
      const reply = await agree(person, { [field]: randomUUID() });
      expect([reply.status, Object.keys(reply.body.errors!)]).toEqual([422, [field]]);
    }
  });
});

describe('GET /api/v1/pto/admin/entitlements/', () => {
  test('200 with the agreements of people and leave types, latest first', async () => {
    const person = await fixture.someone({ startDate: '2020-01-01' });
    const policy = await fixture.policy('Agreed', {});
    const first = await agreed(person, { annual_days: 30 });
    const later = await agreed(person, { valid_from: '2026-07-01', extra_days: 2 });
    const other = await agreed(person, { policy_id: policy, annual_days: 10 });
    const list = async (query: Record<string, string>) =>
      (await fixture.call(admin, 'GET', PATH, { query: { employee_id: person.id, ...query } })).body.data;
    expect(await list({ policy_id: world.vacation })).toEqual([later, first]);
    expect(await list({ policy_id: policy })).toEqual([other]);
    expect(await list({})).toHaveLength(3);
  });
});

describe('DELETE /api/v1/pto/admin/entitlements/{entitlement_id}/', () => {
  const remove = ({ id }: { id: string }) => fixture.call(admin, 'DELETE', `${PATH}${id}/`);

  test('rule 68: 200, and the amount of the leave type applies again; 404 the second time', async () => {
    const person = await fixture.someone({ startDate: '2020-01-01' });
    const made = await agreed(person, { annual_days: 30 });
    expect((await fixture.balance(person)).entitled).toBe('30.00');
    expect((await remove(made)).status).toBe(200);
    expect((await fixture.balance(person)).entitled).toBe('25.00');
    expect((await remove(made)).status).toBe(404);
    expect((await fixture.traces(made.id)).lines).toHaveLength(2);
  });

  test('409 leave_year_over for an agreement that began in an earlier leave year', async () => {
    const made = await agreed(await fixture.someone({ startDate: '2020-01-01' }), { annual_days: 30 });
    fixture.today('2027-01-04');
    expect(codeOf(await remove(made))).toEqual([409, 'leave_year_over']);
    fixture.today('2026-02-02');
  });
});

describe('GET /api/v1/pto/balance/explain/', () => {
  test('rule 65: 200 with lines that add up to the entitlement, and the figures of the balance', async () => {
    const person = await partTimer(3);
    const policy = await fixture.policy('Explained', { full_week: '5', round_to: '0.5', round_mode: 'up' });
    await agree(person, { policy_id: policy, valid_from: '2026-04-01', annual_days: 28 });
    const told = await explained(person, { policy_id: policy });
    expect(told).toMatchObject({
      policy: { id: policy, name: 'Explained' },
      leave_year: { year: 2026, from: '2026-01-01', to: '2026-12-31' },
      exact: '16.3500',
      entitled: '16.50',
      rounding: { to: '0.50', mode: 'up' },
      floor: null,
      lines: [
        {
          from: '2026-01-01',
          to: '2026-03-31',
          months: '3.0000',
          annual: '25.00',
          week: '3.00',
          days: '3.7500',
        },
        {
          from: '2026-04-01',
          to: '2026-12-31',
          months: '9.0000',
          annual: '28.00',
          full_week: '5.00',
          days: '12.6000',
        },
      ],
    });
    expect(told.lines.map(({ why }) => why)).toEqual([
      '3.00 of 5.00 days a week',
      'agreed from 2026-04-01 on; 3.00 of 5.00 days a week',
    ]);
  });

  test('200 for admins and managers above the person, 404 for other managers, 403 for employees and keys', async () => {
    const { employee, manager, colleague } = world;
    const ask = (
      as: Who,
      path = '/pto/balance/explain/',
      more: Record<string, string> = { policy_id: world.vacation },
    ) => fixture.call(as, 'GET', path, { query: { employee_id: employee.id, ...more } });
    const other = await world.person({ role: 'manager', manager: null });
    const key = await world.personalKey(admin, ['absences:read']);
    const statuses = async (path?: string, more?: Record<string, string>) =>
      Promise.all(
        [admin, manager, other, colleague, key].map(async (who) => (await ask(who, path, more)).status),
      );
    expect(await statuses()).toEqual([200, 200, 404, 403, 403]);
    expect(await statuses('/pto/calendar/', { from: '2026-02-02', to: '2026-02-06' })).toEqual([
      200, 200, 404, 403, 403,
    ]);
    expect(await statuses('/pto/balance/ledger/', {})).toEqual([200, 403, 403, 403, 403]);
  });

  test('404 for an unknown leave type and an unknown person, 422 without a leave type', async () => {
    const get = async (query: Record<string, string>) =>
      (await fixture.call(admin, 'GET', '/pto/balance/explain/', { query })).status;
    expect(await get({ policy_id: randomUUID() })).toBe(404);
    expect(await get({ policy_id: world.vacation, employee_id: randomUUID() })).toBe(404);
    expect(await get({})).toBe(422);
  });
});

describe('corrections', () => {
  test('201 in steps of 0.01 with their source; 422 for a payout that adds days', async () => {
    const { employee, vacation } = world;
    const post = (body: Record<string, unknown>) =>
      fixture.call(admin, 'POST', '/pto/admin/adjustments/', {
        body: {
          employee_id: employee.id,
          policy_id: vacation,
          effective_on: '2026-02-01',
          reason: 'Paid',
          ...body,
        },
      });
    const paid = await post({ days: -1.37, source: 'payout' });
    expect([paid.status, paid.body.data.days, paid.body.data.source]).toEqual([201, '-1.37', 'payout']);
    expect((await post({ days: 0.01 })).body.data.source).toBe('correction');
    expect((await post({ days: 0.005 })).status).toBe(422);
    const adds = await post({ days: 1, source: 'payout' });
    expect([adds.status, Object.keys(adds.body.errors!)]).toEqual([422, ['days']]);
  });
});

describe('requests for the past', () => {
  test('rule 78: 422 for an own request further back than the leave type allows, 201 for a manager', async () => {
    const policy = await fixture.policy('Recent', { max_backdated_days: 3, allow_negative: null });
    const ask = async (start_date: string) =>
      (await fixture.ask(world.employee, { policy_id: policy, start_date, end_date: start_date })).status;
    expect(await ask('2026-01-29')).toBe(422);
    expect(await ask('2026-01-30')).toBe(201);
    const entered = await fixture.call(world.manager, 'POST', '/pto/admin/requests/', {
      body: {
        employee_id: world.employee.id,
        policy_id: policy,
        start_date: '2026-01-26',
        end_date: '2026-01-26',
      },
    });
    expect(entered.status).toBe(201);
  });
});
