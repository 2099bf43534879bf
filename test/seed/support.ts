/** The demo of a day in a database of its own, and what the checks read from it. */
import type pg from 'pg';
import type { Holiday, PatternVersion, WeekHours } from '../../src/schedule/counting.ts';
import { workingWeek } from '../../src/areas/pto/rules/counted.ts';
import type { Account, LedgerRow } from '../../src/areas/pto/rules/types.ts';
import { policyOf, type StoredVersion } from '../../src/areas/pto/store/account.ts';
import { agreed } from '../../src/schedule/agreed.ts';
import { days } from '../../src/civil/days.ts';
import { localDate } from '../../src/civil/zones.ts';
import { tablesInOrder } from '../../src/db/tableOrder.ts';
import { seedDemo, type DemoSummary } from '../../src/demo/index.ts';
import { auditKeyOf } from '../../src/events/auditKey.ts';
import { createSealer } from '../../src/secrets/sealed.ts';
import type { TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/opening.ts';

const SECRET = 'a secret of forty characters for tests..';

export interface Demo {
  database: TestDatabase;
  summary: DemoSummary;
  now: number;
  today: string;
  /** Tables in which the demo has rows. */
  tables: string[];
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Passwords are not hashed here, because that does not change the data. */
export const seedAt = (database: TestDatabase, now: string) =>
  seedDemo({
    ownerUrl: database.ownerUrl,
    now: Date.parse(now),
    seed: 7,
    hashPassword: () => Promise.resolve('no hash'),
    webhookSecrets: createSealer(SECRET, 'webhook-secret'),
    paymentDetails: createSealer(SECRET, 'payment-details'),
    twoFactorSecrets: createSealer(SECRET, 'totp-secret'),
    auditKey: auditKeyOf(SECRET),
  });

/** Tables that the database itself writes, with its own clock. */
const BY_TRIGGER: ReadonlySet<string> = new Set(['ticket_words']);

/** The demo of a first start at this time, for one test file. */
export async function openDemo(now: string): Promise<Demo> {
  const database = await openDatabase();
  const summary = await seedAt(database, now);
  if (!summary) throw new Error('the clone was not empty');
  const sql = async (text: string, values: unknown[] = []) => (await database.admin.query(text, values)).rows;
  const tables: string[] = [];
  for (const table of await tablesInOrder((text) => database.admin.query(text).then(({ rows }) => rows)))
    if (
      !table.startsWith('migrations') &&
      !BY_TRIGGER.has(table) &&
      (await sql(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0
    )
      tables.push(table);
  return {
    database,
    summary,
    tables,
    now: Date.parse(now),
    today: localDate(Date.parse(now), 'Europe/Berlin'),
    sql: sql as Demo['sql'],
  };
}

interface AccountRow {
  person: string;
  policy: string;
  start: string;
  last_day: string | null;
  contracts: [from: string, to: string | null, hours: WeekHours][] | null;
  versions: StoredVersion[];
  rows: (Omit<LedgerRow, 'days'> & { days: string })[];
}

export interface NamedAccount extends Account {
  name: string;
}

/** Every account that is the sum of its ledger, read as the service reads it: not time off in lieu. */
export async function accountsOf({ sql, today }: Demo): Promise<NamedAccount[]> {
  const rows = await sql<AccountRow>(`
    SELECT u.email::text AS person, p.name AS policy, u.start_date::text AS start, u.last_day::text AS last_day,
           (SELECT json_agg(json_build_array(c.start_date, c.end_date, c.pattern) ORDER BY c.start_date)
              FROM contracts c WHERE c.employee_id = u.id AND ${agreed('c')}) AS contracts,
           (SELECT json_agg(json_build_array(v.effective_from, v.rules::text) ORDER BY v.effective_from)
              FROM policy_versions v WHERE v.policy_id = p.id) AS versions,
           (SELECT json_agg(json_build_object('kind', l.kind, 'days', l.days::text, 'effective_on', l.effective_on,
                            'year', l.year, 'absence_id', l.absence_id))
              FROM leave_ledger l WHERE l.employee_id = b.employee_id AND l.policy_id = b.policy_id) AS rows
      FROM leave_balances b JOIN users u ON u.id = b.employee_id JOIN policies p ON p.id = b.policy_id
     WHERE NOT p.from_overtime`);
  return rows.map(({ person, policy, start, last_day, contracts, versions, rows: ledger }) => ({
    name: `${policy} of ${person}`,
    policy: policyOf({ leave_year_start: '01-01', from_overtime: false, versions }),
    employment: {
      start_date: start,
      last_day,
      contracts: (contracts ?? []).map(([from, to, hours]) => ({ from, to, week: workingWeek(hours) })),
    },
    rows: ledger.map((row) => ({ ...row, days: days(row.days) })),
    today,
  }));
}

export interface AbsenceRow {
  id: string;
  employee_id: string;
  start_date: string;
  end_date: string;
  start_half: 'am' | 'pm' | null;
  end_half: 'am' | 'pm' | null;
  slots: string;
  days: string;
  status: 'requested' | 'approved' | 'denied' | 'cancelled';
  unit: 'day' | 'hour';
  pattern: PatternVersion[];
  holidays: Holiday[];
  /** The sum of its ledger rows. */
  held: string;
}

export const absencesOf = ({ sql }: Demo): Promise<AbsenceRow[]> =>
  sql<AbsenceRow>(`
    SELECT a.id, a.employee_id, a.start_date::text AS start_date, a.end_date::text AS end_date, a.start_half, a.end_half,
           a.slots::text AS slots, a.days::text AS days, a.status, p.unit,
           (SELECT json_agg(json_build_object('from', c.start_date, 'to', c.end_date, 'hours', c.pattern)) FROM contracts c
             WHERE c.employee_id = a.employee_id AND c.status NOT IN ('draft', 'pending_signature')) AS pattern,
           (SELECT json_agg(json_build_object('date', h.date, 'name', h.name, 'half_day', h.half_day)) FROM holidays h
             WHERE h.workspace_id = a.workspace_id AND h.calendar = u.holiday_calendar) AS holidays,
           (SELECT COALESCE(sum(l.days), 0)::numeric(7,4)::text FROM leave_ledger l WHERE l.absence_id = a.id) AS held
      FROM absences a JOIN users u ON u.id = a.employee_id JOIN policies p ON p.id = a.policy_id`);

/** All rows of a table in a stable order, without values that are random each time. */
export async function dump(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(
    `SELECT to_json(t) AS row FROM ${table} t`,
  );
  return rows
    .map(({ row }) =>
      JSON.stringify(withoutSecrets(row, WITH_DRAWN_IDS.includes(table))).replace(
        /wf[ps]_[0-9a-f]{8}/g,
        'key',
      ),
    )
    .sort();
}

const SECRETS = [
  'password_hash',
  'secret_hash',
  'secret_sealed',
  'details_sealed',
  'account_sealed',
  'file_sealed',
  'secret_hint',
  'code_hash',
  'actor_sealed',
  'changes_sealed',
  'key',
  'signature',
];

/** Keys of the audit trail, whose ids triggers draw at random. */
const WITH_DRAWN_IDS = ['person_keys', 'audit_keys'];

const withoutSecrets = (row: Record<string, unknown>, withoutId: boolean) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !SECRETS.includes(name) && !(withoutId && name === 'id')),
  );
