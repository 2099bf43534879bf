/**
 * Parses the rows of Postgres into the input of the leave rules: policies from their versions, ledger rows
 * from one text.
 */
import { days, daysToNumeric, ONE_DAY } from '../../../civil/days.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { formerEmployments, type FormerEmployment } from '../../../people/employment.ts';
import { agreed } from '../../../schedule/agreed.ts';
import type { WeekHours } from '../../../schedule/counting.ts';
import { keptByKey } from '../../../lib/kept.ts';
import { workingWeek } from '../rules/counted.ts';
import type { LeaveCalendar } from '../rules/leaveYears.ts';
import { AMOUNTS, DEFAULT_RULES } from '../rules/revision.ts';
import type {
  AccrualHours,
  Account,
  Employment,
  LedgerKind,
  LedgerRow,
  Policy,
  PolicyRules,
  WorkingWeek,
} from '../rules/types.ts';

/** `policy_versions.rules` as stored, with amounts as decimal strings. Versions of an older release lack the later rules. */
type StoredRules = Omit<PolicyRules, (typeof AMOUNTS)[number] | 'seniority_steps' | 'accrual_hours'> &
  Record<(typeof AMOUNTS)[number], string | null> & {
    seniority_steps: readonly { years: number; extra_days: string }[];
    accrual_hours: { per_hours: string; basis: AccrualHours['basis']; cap: string | null } | null;
  };

/** A version of a policy: its first day, and its rules as JSON text. */
export type StoredVersion = readonly [effectiveFrom: CivilDate, rules: string];

/** Parsed once: a workspace has few rules and weekly patterns, and every balance reads them. */
const MOST_KEPT = 5_000;
const keptRules = keptByKey<string, PolicyRules>(MOST_KEPT);
const keptWeeks = keptByKey<string, WorkingWeek>(MOST_KEPT);

const rulesOf = (text: string): PolicyRules => keptRules(text, () => parsedRules(text));

const weekOf = (pattern: string): WorkingWeek =>
  keptWeeks(pattern, () => workingWeek(JSON.parse(pattern) as WeekHours));

function parsedRules(text: string): PolicyRules {
  const {
    seniority_steps: steps = [],
    accrual_hours: byHours = null,
    ...stored
  } = JSON.parse(text) as Partial<StoredRules>;
  const amounts = AMOUNTS.filter((name) => stored[name] !== undefined).map((name) => [
    name,
    stored[name] === null ? null : days(stored[name]!),
  ]);
  return {
    ...DEFAULT_RULES,
    ...(stored as Partial<PolicyRules>),
    ...(Object.fromEntries(amounts) as Partial<PolicyRules>),
    seniority_steps: steps.map(({ years, extra_days }) => ({ years, extra_days: days(extra_days) })),
    accrual_hours: byHours && {
      per_hours: days(byHours.per_hours),
      basis: byHours.basis,
      cap: byHours.cap === null ? null : days(byHours.cap),
    },
  };
}

export function storedRules(rules: PolicyRules): StoredRules {
  const amounts = AMOUNTS.map((name) => [name, rules[name] === null ? null : daysToNumeric(rules[name])]);
  return {
    ...rules,
    ...(Object.fromEntries(amounts) as Record<(typeof AMOUNTS)[number], string | null>),
    seniority_steps: rules.seniority_steps.map(({ years, extra_days }) => ({
      years,
      extra_days: daysToNumeric(extra_days),
    })),
    accrual_hours: rules.accrual_hours && {
      per_hours: daysToNumeric(rules.accrual_hours.per_hours),
      basis: rules.accrual_hours.basis,
      cap: rules.accrual_hours.cap === null ? null : daysToNumeric(rules.accrual_hours.cap),
    },
  };
}

/** The columns that a policy is made from. */
export interface PolicyColumns {
  /** `MM-01`. */
  leave_year_start: string;
  from_overtime: boolean;
  /** At least one, ordered by date. */
  versions: readonly StoredVersion[];
}

/** The leave years of a policy. */
export const calendarOf = ({ leave_year_start }: Pick<PolicyColumns, 'leave_year_start'>): LeaveCalendar => ({
  yearStarts: Number(leave_year_start.slice(0, 2)),
});

/** `contracts_from` is the first leave year in which the policy counts contracts; null: in none yet. */
export const policyOf = ({
  leave_year_start,
  from_overtime,
  contracts_from = 0,
  versions,
}: PolicyColumns & { contracts_from?: number | null }): Policy => ({
  versions: versions.map(([effective_from, rules]) => ({ effective_from, rules: rulesOf(rules) })),
  ...calendarOf({ leave_year_start }),
  contractsFrom: contracts_from,
  fromOvertime: from_overtime,
});

/** First and last day of a contract, null for an open end, and its weekly pattern as JSON text. */
export type StoredContract = readonly [from: CivilDate, to: CivilDate | null, pattern: string];

/** SQL of the agreed contracts of the person `u` as `StoredContract`s, ordered by date. */
export const CONTRACTS = `
  (SELECT json_agg(json_build_array(c.start_date, c.end_date, c.pattern::text) ORDER BY c.start_date) FROM contracts c
    WHERE c.workspace_id = $1 AND c.employee_id = u.id AND ${agreed('c')}) AS contracts`;

/** SQL of the employments of the person `u` except their contracts. */
export const EMPLOYMENT = `u.start_date AS employed_from, u.last_day, u.seniority_date, ${formerEmployments('u.id')} AS former_employments`;

/** The columns of `EMPLOYMENT`. */
export interface EmploymentColumns {
  employed_from: CivilDate;
  last_day: CivilDate | null;
  seniority_date: CivilDate | null;
  former_employments: readonly FormerEmployment[] | null;
}

/** An agreement with a person; amounts as decimal strings. */
export type StoredEntitlement = readonly [valid_from: CivilDate, annual: string | null, extra: string];

/** SQL of a group of agreements `e` as `StoredEntitlement`s, ordered by date. */
export const ENTITLEMENTS_JSON = `
  json_agg(json_build_array(e.valid_from, e.annual_days::text, e.extra_days::text) ORDER BY e.valid_from)`;

/** SQL of the agreements with the person `u` for the policy `p`. */
export const ENTITLEMENTS = `
  (SELECT ${ENTITLEMENTS_JSON} FROM leave_entitlements e
    WHERE e.workspace_id = $1 AND e.employee_id = u.id AND e.policy_id = p.id) AS entitlements`;

/**
 * SQL that joins all ledger rows `l` of a group into one text: rows are separated by semicolons; in a row,
 * date, year, kind and days follow each other directly, then a space and the absence id or, of a carry-over, its
 * last day, if any. A balance
 * has dozens of rows, and this costs half as much as JSON to write, send and parse; more separators would
 * cost another tenth.
 */
export const LEDGER_TEXT = `string_agg(concat(l.effective_on, l.year, l.kind, l.days, ' ', l.absence_id, l.lapses_on), ';')`;

/** SQL of the first month of the leave year of the policy `p`. */
const FIRST_MONTH = `left(p.leave_year_start, 2)::int`;

/** SQL of the first day after the leave year of the row `l` of the policy `p`. */
export const CLOSING_DATE = `make_date(l.year + 1, ${FIRST_MONTH}, 1)`;

/** SQL condition: the row `l` closes its leave year (`isClosing`). */
export const CLOSES = `l.kind IN ('carry', 'expire') AND l.effective_on >= ${CLOSING_DATE}`;

/** SQL condition: the leave year of the policy `p` starts after the parameter `month` of `YearsAsked`. */
export const STARTS_LATER = `${FIRST_MONTH} > $month`;

/** SQL of a leave year of `YearsAsked` for the policy `p`; the parameter `month` is that of the pair. */
export const yearAsked = (year: string): string => `${year}::int - (${STARTS_LATER})::int`;

/** SQL condition: the row `l` of the policy `p` is of a leave year up to `YearsAsked`; an overtime account needs all. */
export const isAsked = (year: string): string => `(l.year <= ${yearAsked(year)} OR p.from_overtime)`;

/** SQL of the day on which both the person `u` and the policy `p` existed, which opened the account. */
export const OPENED = `GREATEST(u.created_at, p.created_at)::date`;

const SMALL_A = 'a'.charCodeAt(0);

/** Parses a `LEDGER_TEXT`; null means no rows. */
export function ledgerRows(text: string | null): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (let from = 0, end = 0; text !== null && end < text.length; from = end + 1) {
    end = text.indexOf(';', from);
    if (end === -1) end = text.length;
    // date and year have a fixed width, and a kind is lower-case letters; indexOf is faster than split, which
    // would allocate an array per row
    const kind = from + 14;
    let amount = kind;
    while (text.charCodeAt(amount) >= SMALL_A) amount += 1;
    const space = text.indexOf(' ', amount);
    const last = space + 1 === end ? null : text.slice(space + 1, end);
    const isCarry = text.startsWith('carry', kind);
    rows.push({
      kind: text.slice(kind, amount) as LedgerKind,
      // exact, because numeric(8,4) has four decimals
      days: Math.round(Number(text.slice(amount, space)) * ONE_DAY),
      effective_on: text.slice(from, from + 10),
      year: Number(text.slice(from + 10, kind)),
      absence_id: isCarry ? null : last,
      ...(isCarry && last !== null && { lapses_on: last }),
    });
  }
  return rows;
}

/** The columns that an account is made from. */
export interface AccountRow extends EmploymentColumns, PolicyColumns {
  opened: CivilDate;
  /** Null for none. */
  contracts: readonly StoredContract[] | null;
  /** Null for none. */
  entitlements: readonly StoredEntitlement[] | null;
  contracts_from: number | null;
  ledger: string | null;
}

export const employmentOf = (row: EmploymentColumns & Pick<AccountRow, 'contracts'>): Employment => ({
  start_date: row.employed_from,
  last_day: row.last_day,
  seniority_date: row.seniority_date,
  former: (row.former_employments ?? []).map(([from, to, served]) => ({ from, to, served })),
  contracts: (row.contracts ?? []).map(([from, to, pattern]) => ({ from, to, week: weekOf(pattern) })),
});

/** A person's account of a policy; `today` is in the workspace's zone. */
export const accountOf = (row: AccountRow, today: CivilDate): Account =>
  accountWith(policyOf(row), employmentOf(row), row, today);

/** The same for a policy and an employment that several accounts share. */
export const accountWith = (
  policy: Policy,
  employment: Employment,
  row: Pick<AccountRow, 'entitlements' | 'ledger' | 'opened'>,
  today: CivilDate,
): Account => ({
  policy,
  employment,
  entitlements: (row.entitlements ?? []).map(([valid_from, annual, extra]) => ({
    valid_from,
    annual_days: annual === null ? null : days(annual),
    extra_days: days(extra),
  })),
  rows: ledgerRows(row.ledger),
  today,
  opened: row.opened,
});
