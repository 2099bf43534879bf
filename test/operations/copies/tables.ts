/** The tables of the lists that have `updated_since`: how a record is written, moved within its lists, and deleted. */

export interface Ground {
  workspaceId: string;
  policyId: string;
  planId: string;
  /** The PDF and the XML of invoices. */
  files: readonly [pdf: string, xml: string];
}

type Sql = readonly [text: string, values: readonly unknown[]];

export interface Table {
  /** A record of a person; `n` is another number each time. */
  insert(ground: Ground, personId: string, n: number): Sql;
  /** Changes what its lists are ordered by, or what they show where that never changes. */
  move(id: string, n: number): Sql;
  /** Whether records are deleted, so that lists tell it. */
  deletes: boolean;
}

const DAY_ONE = `DATE '2000-01-01'`;
const minutes = (n: number): Date => new Date(Date.UTC(2020, 0, 1) + n * 1_200_000);

export const TABLES = {
  time_entries: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source)
       VALUES ($1, $2, $3, $3::timestamptz + interval '10 minutes', 'UTC', 'manual') RETURNING id`,
      [workspaceId, personId, minutes(n)],
    ],
    move: (id, n) => [
      `UPDATE time_entries SET started_at = $2, ended_at = $2::timestamptz + interval '10 minutes' WHERE id = $1`,
      [id, minutes(n)],
    ],
    deletes: true,
  },
  absences: {
    insert: ({ workspaceId, policyId }, personId, n) => [
      `INSERT INTO absences (workspace_id, employee_id, policy_id, start_date, end_date, slots, days, status)
       VALUES ($1, $2, $3, ${DAY_ONE} + $4::int, ${DAY_ONE} + $4::int, int4range(2 * $4::int, 2 * $4::int + 2), 1, 'requested')
       RETURNING id`,
      [workspaceId, personId, policyId, n],
    ],
    move: (id, n) => [
      `UPDATE absences SET start_date = ${DAY_ONE} + $2::int, end_date = ${DAY_ONE} + $2::int,
                           slots = int4range(2 * $2::int, 2 * $2::int + 2) WHERE id = $1`,
      [id, n],
    ],
    deletes: true,
  },
  expense_claims: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO expense_claims (workspace_id, employee_id, title, status, currency, amount, first_spent_on, last_spent_on, submitted_at)
       VALUES ($1, $2, 'Taxi', 'submitted', 'EUR', 12.5, ${DAY_ONE} + $3::int, ${DAY_ONE} + $3::int, now()) RETURNING id`,
      [workspaceId, personId, n],
    ],
    move: (id, n) => [
      `UPDATE expense_claims SET first_spent_on = ${DAY_ONE} + $2::int, last_spent_on = ${DAY_ONE} + $2::int WHERE id = $1`,
      [id, n],
    ],
    deletes: true,
  },
  contracts: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       VALUES ($1, $2, 'permanent', 'Surveyor', ${DAY_ONE} + $3::int, 40,
               '{"mon": 8, "tue": 8, "wed": 8, "thu": 8, "fri": 8, "sat": 0, "sun": 0}', 'draft') RETURNING id`,
      [workspaceId, personId, n],
    ],
    move: (id, n) => [`UPDATE contracts SET start_date = ${DAY_ONE} + $2::int WHERE id = $1`, [id, n]],
    deletes: true,
  },
  enrollments: {
    insert: ({ workspaceId, planId }, personId, n) => [
      `INSERT INTO enrollments (workspace_id, employee_id, plan_id, status, start_on)
       VALUES ($1, $2, $3, 'declined', ${DAY_ONE} + $4::int) RETURNING id`,
      [workspaceId, personId, planId, n],
    ],
    move: (id, n) => [`UPDATE enrollments SET start_on = ${DAY_ONE} + $2::int WHERE id = $1`, [id, n]],
    deletes: true,
  },
  payments: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO payments (workspace_id, employee_id, kind, amount, currency, status, pay_on)
       VALUES ($1, $2, 'other', 12.5, 'EUR', 'scheduled', ${DAY_ONE} + $3::int) RETURNING id`,
      [workspaceId, personId, n],
    ],
    move: (id, n) => [`UPDATE payments SET pay_on = ${DAY_ONE} + $2::int WHERE id = $1`, [id, n]],
    deletes: false,
  },
  payslips: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO payslips (workspace_id, employee_id, period_start, period_end, currency, gross, deductions, net, status)
       VALUES ($1, $2, ${DAY_ONE} + $3::int, ${DAY_ONE} + $3::int, 'EUR', 100, 40, 60, 'draft') RETURNING id`,
      [workspaceId, personId, n],
    ],
    move: (id, n) => [
      `UPDATE payslips SET period_start = ${DAY_ONE} + $2::int, period_end = ${DAY_ONE} + $2::int WHERE id = $1`,
      [id, n],
    ],
    deletes: true,
  },
  // issued, so that their people see them; such an invoice is frozen but for being paid
  invoices: {
    insert: ({ workspaceId, files }, personId, n) => [
      `INSERT INTO invoices (workspace_id, employee_id, status, year, number, currency, net, tax, total, reverse_charge, due_days,
                             issued_on, due_on, seller, buyer, pdf_file_id, xml_file_id, pdf_sha256)
       VALUES ($1, $2, 'issued', 2030, $3, 'EUR', 100, 19, 119, false, 14, ${DAY_ONE} + $3::int, ${DAY_ONE} + $3::int + 14,
               '{}', '{}', $4, $5, '\\x00') RETURNING id`,
      [workspaceId, personId, n, ...files],
    ],
    move: (id, n) => [
      `UPDATE invoices SET status = CASE status WHEN 'issued' THEN 'paid' ELSE 'issued' END,
                           paid_on = CASE status WHEN 'issued' THEN ${DAY_ONE} + $2::int END WHERE id = $1`,
      [id, n],
    ],
    deletes: false,
  },
  tickets: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO tickets (workspace_id, number, requester_id, subject) VALUES ($1, $3, $2, 'Badge') RETURNING id`,
      [workspaceId, personId, n],
    ],
    move: (id, n) => [`UPDATE tickets SET subject = $2 WHERE id = $1`, [id, `Badge ${n}`]],
    deletes: true,
  },
  users: {
    insert: ({ workspaceId }, personId, n) => [
      `INSERT INTO users (workspace_id, email, first_name, last_name, role, status, manager_id, start_date)
       VALUES ($1, $3, 'New', $4, 'employee', 'active', $2, ${DAY_ONE} + $5::int) RETURNING id`,
      [workspaceId, personId, `new${n}@example.test`, `Name ${(n * 37) % 1009}`, n],
    ],
    move: (id, n) => [
      `UPDATE users SET last_name = $2, start_date = ${DAY_ONE} + $3::int WHERE id = $1`,
      [id, `Name ${(n * 37) % 1009}`, n],
    ],
    deletes: true,
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof TABLES;

/** Each list with `updated_since`: its table, and whether a person reads their own records there or an admin everybody's. */
export const LISTS: Readonly<Record<string, { table: TableName; own?: true }>> = {
  '/auth/users/': { table: 'users' },
  '/benefits/admin/enrollments/': { table: 'enrollments' },
  '/contracts/admin/': { table: 'contracts' },
  '/invoices/': { table: 'invoices', own: true },
  '/invoices/admin/': { table: 'invoices' },
  '/payments/': { table: 'payments', own: true },
  '/payments/admin/': { table: 'payments' },
  '/payments/admin/payslips/': { table: 'payslips' },
  '/pto/admin/requests/': { table: 'absences' },
  '/pto/requests/': { table: 'absences', own: true },
  '/reimbursements/': { table: 'expense_claims', own: true },
  '/reimbursements/admin/': { table: 'expense_claims' },
  '/support/admin/tickets/': { table: 'tickets' },
  '/tracking/admin/entries/': { table: 'time_entries' },
  '/tracking/entries/': { table: 'time_entries', own: true },
};
