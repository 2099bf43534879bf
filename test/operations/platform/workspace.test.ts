/** Settings: changing them, and their effect in every process within a second. */
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ref, tenantTable } from '../../../src/db/tenant.ts';
import { BUYER, identify } from '../invoices/parties.ts';
import { inEach } from '../../support/inEach.ts';
import { opened, openWorld } from '../../support/opening.ts';
import { startTwin, type Reply } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import type { Person, World } from '../../support/world.ts';

const { service, world } = await openWorld();
const twin = await opened(startTwin(service));

const read = (at: World = world) => service.request(at, 'GET', '/platform/workspace/', { as: at.admin });
const change = (at: World, body: object, headers: Record<string, string> = {}) =>
  service.request(at, 'PATCH', '/platform/workspace/', { as: at.admin, body, headers });
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

/** Changes settings, then waits up to a second until both processes show the expected result. */
async function takesEffect<Seen>(
  at: World,
  body: object,
  look: (where: typeof service) => Promise<Seen>,
  expected: NoInfer<Seen>,
) {
  const reply = await change(at, body);
  expect([reply.status, reply.body.data]).toEqual([200, expect.objectContaining(body)]);
  await inEach([service, twin], look, expected);
}

const codeOf = ({ status, body }: Reply) => [status, body.data.code ?? null];

describe('GET /api/v1/platform/workspace/', () => {
  test('200 with every setting or its default, plan and seats; 304 with its ETag', async () => {
    const fresh = await service.world();
    const reply = await read(fresh);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({
      id: fresh.id,
      slug: fresh.host.replace('.localhost', ''),
      name: expect.stringMatching(/^Workspace /),
      plan: 'self_hosted',
      seats: 500,
      timezone: 'Europe/Berlin',
      week_start: 'mon',
      currency: 'EUR',
      locale: 'en',
      rounding: 'none',
      on_leave: 'warn',
      accounting: null,
      allow_overlap: false,
      max_clock_hours: 16,
      timesheet_period: 'none',
      remind_after_days: 3,
      escalate_after_days: null,
      overtime_cap_hours: null,
      overtime_expires_months: null,
      working_time_rules: 'breaks',
      receipt_threshold: '25.00',
      second_person_from: null,
      rate_tolerance: 5,
      closed_through: null,
      leaver_months: 12,
      sole_admin: null,
      two_factor_required: false,
      self_approval: false,
      invoicing: null,
      version: 1,
      updated_at: expect.any(String),
    });
    const headers = { 'if-none-match': reply.headers.get('etag')! };
    const again = await service.request(fresh, 'GET', '/platform/workspace/', { as: fresh.admin, headers });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('403 for managers and employees, and for keys', async () => {
    for (const as of [world.manager, world.employee])
      expect((await service.request(world, 'GET', '/platform/workspace/', { as })).status).toBe(403);
    const key = await world.serviceKey(['team:read', 'people:write']);
    const reply = await service.request(world, 'GET', '/platform/workspace/', { as: key });
    expect(codeOf(reply)).toEqual([403, 'key_not_accepted']);
  });
});

describe('PATCH /api/v1/platform/workspace/', () => {
  test('200 with an audit line of old and new values; members that are left out stay', async () => {
    const fresh = await service.world();
    const reply = await change(fresh, { name: '  Brightwater ', rounding: 'quarter_hour' });
    expect(reply.body.data).toMatchObject({
      name: 'Brightwater',
      rounding: 'quarter_hour',
      week_start: 'mon',
    });
    expect(reply.headers.get('etag')).toBe(`"${reply.body.data.version}"`);
    const lines = await fresh.sql(
      'SELECT line, changes, resource_id, actor_id FROM audit_trail WHERE workspace_id = $1',
      [fresh.id],
    );
    expect(lines).toEqual([
      {
        line: 'updated workspace · dashboard',
        changes: { name: [expect.any(String), 'Brightwater'], rounding: ['none', 'quarter_hour'] },
        resource_id: fresh.id,
        actor_id: fresh.admin.id,
      },
    ]);
  });

  test('200 without a new version or an audit line if nothing changes', async () => {
    const fresh = await service.world();
    const reply = await change(fresh, { week_start: 'mon', currency: 'EUR', max_clock_hours: 16 });
    expect([reply.status, reply.body.data.version]).toEqual([200, 1]);
    expect(await fresh.sql('SELECT FROM audit_trail WHERE workspace_id = $1', [fresh.id])).toEqual([]);
  });

  test('412 for an old version; 200 for the current one', async () => {
    const fresh = await service.world();
    await change(fresh, { week_start: 'sun' });
    const stale = await change(fresh, { week_start: 'sat' }, { 'if-match': '"1"' });
    expect([...codeOf(stale), stale.body.data.current_version]).toEqual([412, 'version_mismatch', 2]);
    expect((await change(fresh, { week_start: 'sat' }, { 'if-match': '"2"' })).status).toBe(200);
  });

  test('one 200 and one 412 for two concurrent changes of the same version', async () => {
    const fresh = await service.world();
    const both = await Promise.all(
      [10, 12].map((hours) => change(fresh, { max_clock_hours: hours }, { 'if-match': '"1"' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('422 for plan, seats, slug and self_approval, which cannot be set here, and for invalid values', async () => {
    const wrong: [string, object][] = [
      ['plan', { plan: 'managed' }],
      ['seats', { seats: 1000 }],
      ['slug', { slug: 'other' }],
      ['self_approval', { self_approval: true }],
      ['timezone', { timezone: 'Europe/Atlantis' }],
      ['timezone', { timezone: '+02:00' }],
      ['currency', { currency: 'XXQ' }],
      ['currency', { currency: 'KWD' }],
      ['receipt_threshold', { receipt_threshold: '25' }],
      ['receipt_threshold', { receipt_threshold: '12.50', currency: 'JPY' }],
      ['max_clock_hours', { max_clock_hours: 0 }],
      ['max_clock_hours', { max_clock_hours: 25 }],
      ['week_start', { week_start: 1 }],
      ['locale', { locale: 'not a tag' }],
      ['name', { name: '  ' }],
      ['name', { name: null }],
    ];
    const before = (await read()).body.data;
    for (const [field, body] of wrong) {
      const reply = await change(world, body);
      expect([body, reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([body, 422, [field]]);
    }
    expect((await change(world, {})).status).toBe(422);
    expect((await read()).body.data).toEqual(before);
  });

  test('403 for managers, and for keys of admins', async () => {
    const key = await world.personalKey(world.admin, ['people:write']);
    for (const as of [world.manager, world.employee, key]) {
      const reply = await service.request(world, 'PATCH', '/platform/workspace/', {
        as,
        body: { name: 'Mine' },
      });
      expect(reply.status).toBe(403);
    }
  });
});

describe('currency', () => {
  const amount = (at: World, person: Person, currency: string) =>
    at.sql('UPDATE contracts SET currency = $2 WHERE employee_id = $1', [person.id, currency]);

  test('200 while no record has an amount in the old one; then everything uses the new one', async () => {
    const fresh = await service.world();
    await amount(fresh, fresh.employee, 'USD');
    const look = async (where: typeof service) =>
      (await where.request(fresh, 'GET', '/auth/me/', { as: fresh.admin })).body.data.workspace.currency;
    await takesEffect(fresh, { currency: 'CHF' }, look, 'CHF');
  });

  test('409 currency_in_use with the records of this workspace that have amounts in it', async () => {
    const [fresh, other] = [await service.world(), await service.world()];
    for (const person of [fresh.employee, fresh.manager]) await amount(fresh, person, 'EUR');
    await amount(other, other.employee, 'EUR');
    const reply = await change(fresh, { currency: 'CHF', name: 'Swiss' });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'currency_in_use', currency: 'EUR', records: { contracts: 2 } },
    ]);
    expect((await read(fresh)).body.data).toMatchObject({
      currency: 'EUR',
      name: expect.not.stringMatching('Swiss'),
    });
  });

  test('409 for a record that is being written concurrently', async () => {
    const fresh = await service.world();
    const writer = new pg.Client({ connectionString: service.database.ownerUrl });
    await writer.connect();
    try {
      await writer.query('BEGIN');
      await writer.query(`SELECT set_config('app.workspace', $1, true)`, [fresh.id]);
      const person = await fresh.person();
      await writer.query(
        `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, end_date, weekly_hours, pattern, status, currency)
         VALUES ($1, $2, 'permanent', 'Contract', '2010-01-01', '2010-12-31', 0, '{}', 'active', 'EUR')`,
        [fresh.id, person.id],
      );
      const changing = change(fresh, { currency: 'CHF' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await writer.query('COMMIT');
      expect(codeOf(await changing)).toEqual([409, 'currency_in_use']);
    } finally {
      await writer.end();
    }
  });
});

describe('timezone', () => {
  test('200: timestamps and days follow the new zone; entries keep their own zone', async () => {
    const fresh = await service.world();
    const entry = await service.request(fresh, 'POST', '/tracking/entries/', {
      as: fresh.employee,
      body: { started_at: '2026-07-01T22:00+02:00', ended_at: '2026-07-01T23:30+02:00' },
    });
    const look = async (where: typeof service) => {
      const { data } = (
        await where.request(fresh, 'GET', `/tracking/entries/${entry.body.data.id}/`, { as: fresh.employee })
      ).body;
      return [data.started_at, data.timezone, data.created_at.slice(-6)];
    };
    await takesEffect(fresh, { timezone: 'Asia/Tokyo' }, look, [
      '2026-07-01T22:00:00.000+02:00',
      'Europe/Berlin',
      '+09:00',
    ]);
  });

  test('rule 48: 409 timezone_in_use for payments that would move to another date; 200 if none would', async () => {
    // like payments: any table with this column counts
    await service.database.admin.query(
      tenantTable('settled_things', `paid_at timestamptz, employee_id uuid, ${ref('employee_id', 'users')}`),
    );
    const fresh = await service.world();
    for (const at of ['2026-12-31T23:30Z', '2026-07-01T12:00Z', null])
      await fresh.sql('INSERT INTO settled_things (workspace_id, paid_at) VALUES ($1, $2)', [fresh.id, at]);
    const reply = await change(fresh, { timezone: 'Europe/London' });
    expect([reply.status, reply.body.data]).toEqual([
      409,
      { code: 'timezone_in_use', timezone: 'Europe/Berlin', records: { settled_things: 1 } },
    ]);
    expect((await change(fresh, { timezone: 'Europe/Rome' })).status).toBe(200);
  });
});

describe('a setting takes effect within a second in every process', () => {
  test('name and locale: 200 from the branding, and for people without a locale', async () => {
    const fresh = await service.world();
    const branding = async (where: typeof service) =>
      (await where.request(fresh, 'GET', '/branding/')).body.data.workspace_name;
    await takesEffect(fresh, { name: 'Northgate' }, branding, 'Northgate');
    const locale = async (where: typeof service) =>
      (await where.request(fresh, 'GET', '/profile/', { as: fresh.employee })).body.data.locale;
    await takesEffect(fresh, { locale: 'pt-PT' }, locale, 'pt-PT');
  });

  test('rule 32: rounding and week_start, 200 from the reports', async () => {
    const fresh = await service.world();
    const made = await service.request(fresh, 'POST', '/tracking/entries/', {
      as: fresh.employee,
      body: { started_at: '2026-11-03T08:00+01:00', ended_at: '2026-11-03T16:07:30+01:00' },
    });
    expect(made.status).toBe(201);
    const report = async (where: typeof service) => {
      const query = { from: '2026-11-03', to: '2026-11-03', group_by: 'week' };
      const { data } = (
        await where.request(fresh, 'GET', '/tracking/reports/me/', { as: fresh.employee, query })
      ).body;
      return [data.rows[0].key, data.totals.worked_seconds];
    };
    expect(await report(service)).toEqual(['2026-W45', 8 * 3600 + 450]);
    await takesEffect(fresh, { rounding: 'quarter_hour' }, report, ['2026-W45', 8.25 * 3600]);
    await takesEffect(fresh, { week_start: 'wed' }, report, ['2026-W44', 8.25 * 3600]);
  });

  test('on_leave: 409 on_leave for a start during time off, which was 201 before', async () => {
    const fresh = await service.world();
    const day = new Date().toISOString().slice(0, 10);
    for (const person of [fresh.employee, fresh.colleague])
      await fresh.sql(
        `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
         VALUES ($1, $2, $3, $4::date - 2, $4::date + 2,
                 int4range(2 * ($4::date - 2 - '1970-01-01'::date), 2 * ($4::date + 3 - '1970-01-01'::date)), 1, 'approved')`,
        [fresh.id, person.id, fresh.sick, day],
      );
    const start = async (where: typeof service, as: Person) =>
      codeOf(await where.request(fresh, 'POST', '/tracking/clock/start/', { as }));
    expect(await start(service, fresh.colleague)).toEqual([201, null]);
    expect((await change(fresh, { on_leave: 'refuse' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const where of [service, twin])
      expect(await start(where, fresh.employee)).toEqual([409, 'on_leave']);
  });

  test('rule 27: allow_overlap, 201 for an entry that was 409 entry_overlap', async () => {
    const fresh = await service.world();
    const add = async (where: typeof service) =>
      codeOf(
        await where.request(fresh, 'POST', '/tracking/entries/', {
          as: fresh.employee,
          body: { started_at: '2026-11-04T08:00+01:00', ended_at: '2026-11-04T12:00+01:00' },
        }),
      );
    expect(await add(service)).toEqual([201, null]);
    expect(await add(twin)).toEqual([409, 'entry_overlap']);
    await takesEffect(fresh, { allow_overlap: true }, add, [201, null]);
    await takesEffect(fresh, { allow_overlap: false }, add, [409, 'entry_overlap']);
  });

  test('rule 35: max_clock_hours, 200 from a stop that ends a forgotten clock at the new limit', async () => {
    const fresh = await service.world();
    const people = [fresh.employee, fresh.colleague];
    for (const as of people) {
      const body = { started_at: hoursAgo(10) };
      const reply = await service.request(fresh, 'POST', '/tracking/clock/start/', { as, body });
      expect(reply.status).toBe(201);
    }
    expect((await change(fresh, { max_clock_hours: 8 })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const [index, where] of [service, twin].entries()) {
      const reply = await where.request(fresh, 'POST', '/tracking/clock/stop/', { as: people[index]! });
      expect(reply.body.data).toMatchObject({ auto_stopped: true, duration_seconds: 8 * 3600 });
    }
  });

  test('rule 43: receipt_threshold, 201 for a claim without a receipt that was 409 receipt_required', async () => {
    const fresh = await service.world();
    const [category] = await fresh.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'expense-categories', 'taxi', 'Taxi') RETURNING id`,
      [fresh.id],
    );
    const claim = async (where: typeof service) =>
      codeOf(
        await where.request(fresh, 'POST', '/reimbursements/', {
          as: fresh.employee,
          body: {
            title: 'Taxi',
            currency: 'EUR',
            items: [{ spent_on: '2026-11-12', category_id: category!['id'], amount: '60.00' }],
          },
        }),
      );
    for (const where of [service, twin]) expect(await claim(where)).toEqual([409, 'receipt_required']);
    await takesEffect(fresh, { receipt_threshold: '60.01' }, claim, [201, null]);
    await takesEffect(fresh, { receipt_threshold: '60.00' }, claim, [409, 'receipt_required']);
  });

  test('invoicing: 200 for issuing an invoice that was 409 invoice_data_missing, with the current name of the buyer', async () => {
    const fresh = await service.world();
    const contractor = await fresh.person({ first: 'Rita', last: 'Sousa' });
    await identify(fresh, contractor);
    const as = fresh.admin;
    const issue = async (where: typeof service) => {
      const body = {
        employee_id: contractor.id,
        currency: 'EUR',
        lines: [{ description: 'Workshop', quantity: 1, unit_price: '100.00', tax_rate: 19 }],
        due_days: 14,
      };
      const draft = await service.request(fresh, 'POST', '/invoices/admin/', { as, body });
      expect([draft.status, draft.body.detail]).toEqual([201, undefined]);
      const path = `/invoices/admin/${draft.body.data.id}/issue/`;
      const { status, body: answer } = await where.request(fresh, 'POST', path, { as });
      return [status, answer.data.code ?? answer.data.buyer.name];
    };
    for (const where of [service, twin]) expect(await issue(where)).toEqual([409, 'invoice_data_missing']);
    await takesEffect(fresh, { invoicing: BUYER }, issue, [200, BUYER.name]);
    const renamed = { ...BUYER, name: 'Brightwater Studio AG' };
    await takesEffect(fresh, { invoicing: renamed }, issue, [200, renamed.name]);
    await takesEffect(fresh, { invoicing: null }, issue, [409, 'invoice_data_missing']);
  });

  test('accounting: 200 with rates without needless zeros; 422 for unknown categories, leave types, rates and days', async () => {
    const fresh = await service.world();
    await fresh.sql(
      `INSERT INTO list_items (workspace_id, list_key, code, label) VALUES ($1, 'expense-categories', 'taxi', 'Taxi')`,
      [fresh.id],
    );
    const accounting = {
      datev: { consultant: '29098', client: '55003', year_start: '07-01', account_length: 4 },
      expense_accounts: { taxi: '4673' },
      counter_account: '1740',
      invoice_account: null,
      tax_keys: { '19.0': '9', '7.70': '8' },
      wage_types: { hours: '100' },
    };
    const stored = await change(fresh, { accounting });
    expect(stored.body.data.accounting).toEqual({ ...accounting, tax_keys: { '19': '9', '7.7': '8' } });
    for (const [member, value, field] of [
      ['expense_accounts', { bus: '1' }, 'expense_accounts.bus'],
      ['tax_keys', { high: '9' }, 'tax_keys.high'],
      ['wage_types', { [fresh.id]: '9' }, `wage_types.${fresh.id}`],
      ['datev', { ...accounting.datev, year_start: '02-29' }, 'datev.year_start'],
    ] as const) {
      const reply = await change(fresh, { accounting: { ...accounting, [member]: value } });
      expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [`accounting.${field}`]]);
    }
    expect((await change(fresh, { accounting: null })).body.data.accounting).toBeNull();
  });

  test('two_factor_required: 403 two_factor_setup_required, and 200 again when it is switched off', async () => {
    const fresh = await service.world();
    const look = async (where: typeof service) =>
      codeOf(await where.request(fresh, 'GET', '/profile/', { as: fresh.employee }));
    expect(await look(twin)).toEqual([200, null]);
    await takesEffect(fresh, { two_factor_required: true }, look, [403, 'two_factor_setup_required']);
    // the admin has no second factor either, and may not switch it off
    expect(codeOf(await change(fresh, { two_factor_required: false }))).toEqual([
      403,
      'two_factor_setup_required',
    ]);
    await fresh.sql(
      `INSERT INTO two_factor (workspace_id, user_id, secret_sealed, enabled_at) VALUES ($1, $2, '\\x00', now())`,
      [fresh.id, fresh.admin.id],
    );
    await until(async () => (await read(fresh)).status === 200);
    await takesEffect(fresh, { two_factor_required: false }, look, [200, null]);
  });
});
