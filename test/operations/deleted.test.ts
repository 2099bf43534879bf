/** Lists with `include_deleted` show deleted records for 90 days, to people who could see them before. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { document } from '../../src/openapi/document.ts';
import { openWorld } from '../support/opening.ts';
import type { Person } from '../support/world.ts';

const { service, world } = await openWorld({ rateLimitScale: 10_000 });

interface Shown {
  table: string;
  /** Creates a record that belongs to the person. */
  made(person: Person): Promise<string>;
  /** A person who sees the record. */
  reader(person: Person): Person;
  /** A person who may read the list but does not see the record; null if all readers see every record. */
  outsider: Person | null;
}

const entry = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source, description, no_overlap)
       VALUES ($1, $2, '2026-01-05T08:00Z', '2026-01-05T09:00Z', 'UTC', 'manual', 'Site survey', false) RETURNING id`,
      [world.id, id],
    )
  )[0]!.id;

const absence = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status, note,
                             reviewed_at, reviewer_id, reviewer)
       VALUES ($1, $2, $3, DATE '1970-01-01' + $4::int, DATE '1970-01-01' + $4::int,
               int4range(2 * $4::int, 2 * $4::int + 2), 1, 'denied', 'Dentist', now(), $5, $6) RETURNING id`,
      [
        world.id,
        id,
        world.sick,
        20_454,
        reviewer.id,
        { id: reviewer.id, email: reviewer.email, name: reviewer.name },
      ],
    )
  )[0]!.id;

const claim = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on,
                                   submitted_at, reviewed_at, reviewer_id, reviewer)
       VALUES ($1, $2, 'Taxi', 'denied', 'EUR', 12.5, '2026-01-05', '2026-01-05', now(), now(), $3, $4) RETURNING id`,
      [world.id, id, reviewer.id, { id: reviewer.id, email: reviewer.email, name: reviewer.name }],
    )
  )[0]!.id;

const reviewer = await world.person({ role: 'manager' });

const contract = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       VALUES ($1, $2, 'permanent', 'Surveyor', '2027-01-04', 40, $3, 'draft') RETURNING id`,
      [world.id, id, { mon: 8, tue: 8, wed: 8, thu: 8, fri: 8, sat: 0, sun: 0 }],
    )
  )[0]!.id;

const invoice = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO invoices (workspace_id, employee_id, currency, net, tax, total, reverse_charge, due_days, note)
       VALUES ($1, $2, 'EUR', 100, 19, 119, false, 14, 'Workshop') RETURNING id`,
      [world.id, id],
    )
  )[0]!.id;

let ticketNumber = 900;
const ticket = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO tickets (workspace_id, number, requester_id, subject) VALUES ($1, $2, $3, 'Badge') RETURNING id`,
      [world.id, ticketNumber++, id],
    )
  )[0]!.id;

const payslip = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `INSERT INTO payslips (workspace_id, employee_id, period_start, period_end, currency, gross, deductions, net, status)
       VALUES ($1, $2, '2026-01-01', '2026-01-31', 'EUR', 100, 40, 60, 'draft') RETURNING id`,
      [world.id, id],
    )
  )[0]!.id;

const enrollment = async ({ id }: Person) =>
  (
    await world.sql<{ id: string }>(
      `WITH plan AS (
         INSERT INTO benefit_plans (workspace_id, name, category, description, currency, frequency)
         VALUES ($1, 'Lunch', 'meal', '', 'EUR', 'month') RETURNING id
       ), cost AS (
         INSERT INTO benefit_plan_costs (workspace_id, plan_id, effective_on, employee_cost, employer_cost)
         SELECT $1, id, '2020-01-01', 20, 40 FROM plan
       )
       INSERT INTO enrollments (workspace_id, employee_id, plan_id, status, start_on, reviewer_id, reviewed_at)
       SELECT $1, $2, id, 'active', '2026-01-05', $3, now() FROM plan RETURNING id`,
      [world.id, id, reviewer.id],
    )
  )[0]!.id;

const own = { reader: (person: Person) => person, outsider: world.stranger };
const below = { reader: () => world.manager, outsider: world.otherManager };

const everyones = { reader: () => world.admin, outsider: null };

const LISTS: Record<string, Shown> = {
  '/tracking/entries/': { table: 'time_entries', made: entry, ...own },
  '/tracking/admin/entries/': { table: 'time_entries', made: entry, ...below },
  '/pto/requests/': { table: 'absences', made: absence, ...own },
  '/pto/admin/requests/': { table: 'absences', made: absence, ...below },
  '/reimbursements/': { table: 'expense_claims', made: claim, ...own },
  '/reimbursements/admin/': { table: 'expense_claims', made: claim, ...below },
  '/contracts/admin/': { table: 'contracts', made: contract, ...everyones },
  '/benefits/admin/enrollments/': { table: 'enrollments', made: enrollment, ...everyones },
  '/support/admin/tickets/': { table: 'tickets', made: ticket, ...everyones },
  '/invoices/admin/': { table: 'invoices', made: invoice, ...everyones },
  '/payments/admin/payslips/': { table: 'payslips', made: payslip, ...everyones },
  '/auth/users/': { table: 'users', made: ({ id }) => Promise.resolve(id), ...below },
};

test('these tests cover every list that has include_deleted', () => {
  const having = Object.entries<any>(document.paths)
    .filter(([, item]) => JSON.stringify(item.get?.parameters ?? []).includes('IncludeDeleted'))
    .map(([path]) => path.replace('/api/v1', ''));
  expect(having.sort()).toEqual(Object.keys(LISTS).sort());
});

describe.each(Object.entries(LISTS))('GET /api/v1%s with include_deleted', (path, list) => {
  let person: Person;
  let id: string;
  beforeAll(async () => {
    person = await world.person({ manager: world.manager });
    id = await list.made(person);
  });

  const change = (text: string) => world.sql(`UPDATE ${list.table} SET ${text} WHERE id = $1`, [id]);
  const read = async (as: Person, query: object = { include_deleted: true }) => {
    const reply = await service.request(world, 'GET', path, {
      as,
      query: { updated_since: '2020-01-01T00:00:00Z', limit: 200, include_total: true, ...query },
    });
    expect([reply.status, reply.headers.get('x-total-count')]).toEqual([200, `${reply.body.data.length}`]);
    return { text: reply.text, record: reply.body.data.find((one: { id: string }) => one.id === id) };
  };

  test('200 shows a deleted record in its last state, with deleted_at, and only to people who saw it before', async () => {
    const reader = path === '/auth/users/' ? world.manager : list.reader(person);
    const { record: before } = await read(reader);
    expect(before.deleted_at).toBeNull();
    await change('deleted_at = now()');
    expect((await read(reader)).record).toEqual({
      ...before,
      ...('allowed_actions' in before ? { allowed_actions: [] } : {}),
      version: before.version + 1,
      updated_at: expect.any(String),
      deleted_at: expect.any(String),
    });
    expect((await read(reader, {})).record).toBeUndefined();
    if (list.outsider) expect((await read(list.outsider)).text).not.toContain(id);
  });

  test('200 leaves out a record 90 days after its deletion, even if it was changed later', async () => {
    await change("deleted_at = now() - interval '90 days' + interval '1 hour'");
    expect((await read(list.reader(person))).record).toBeDefined();
    await change("deleted_at = now() - interval '90 days' - interval '1 second'");
    expect((await read(list.reader(person))).record).toBeUndefined();
  });

  test('200 shows no data of people who were anonymised since the deletion, including a reviewer', async () => {
    await change('deleted_at = now()');
    await world.sql(
      `UPDATE users SET first_name = 'Former', last_name = 'colleague', email = id || '@anonymous.invalid'
        WHERE id = ANY ($1)`,
      [[person.id, reviewer.id]],
    );
    const { text, record } = await read(list.reader(person));
    expect((record.employee ?? record.requester ?? record).name).toBe('Former colleague');
    for (const one of [person, reviewer]) expect(text).not.toContain(one.email);
  });
});
