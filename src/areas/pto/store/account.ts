/**
 * Parses the rows of Postgres into the input of the leave rules: policies from their versions, ledger rows
 * from one text.
 */
import { days, daysToNumeric, ONE_DAY, type Days } from '../../../civil/days.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { agreed } from '../../../schedule/agreed.ts';
import type { Account, Employment, LedgerKind, LedgerRow, Policy, PolicyRules } from '../rules/types.ts';

/** `policy_versions.rules` as stored: `PolicyRules` with amounts as decimal strings. */
interface StoredRules extends Omit<PolicyRules, 'annual_days' | 'carry_over_max' | 'allow_negative'> {
  annual_days: string;
  carry_over_max: string | null;
  allow_negative: string | null;
}

/** A version of a policy: its first day, and its rules as JSON text. */
export type StoredVersion = readonly [effectiveFrom: CivilDate, rules: string];

/** Cache of parsed rules by their text: a workspace has few, and every balance reads them all. */
const known = new Map<string, PolicyRules>();
const MOST_KNOWN = 5_000;

function rulesOf(text: string): PolicyRules {
  let rules = known.get(text);
  if (!rules) {
    const stored = JSON.parse(text) as StoredRules;
    rules = {
      ...stored,
      annual_days: days(stored.annual_days),
      carry_over_max: stored.carry_over_max === null ? null : days(stored.carry_over_max),
      allow_negative: stored.allow_negative === null ? null : days(stored.allow_negative),
    };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, rules);
  }
  return rules;
}

export function storedRules(rules: PolicyRules): StoredRules {
  const text = (amount: Days | null) => (amount === null ? null : daysToNumeric(amount));
  return {
    ...rules,
    annual_days: daysToNumeric(rules.annual_days),
    carry_over_max: text(rules.carry_over_max),
    allow_negative: text(rules.allow_negative),
  };
}

/**
 * A policy from its versions: at least one, ordered by date. `contractsFrom` is the first leave year in which
 * contracts count.
 */
export const policyOf = (versions: readonly StoredVersion[], contractsFrom: number | null = 0): Policy => ({
  versions: versions.map(([effective_from, rules]) => ({ effective_from, rules: rulesOf(rules) })),
  contractsFrom,
});

/** First and last day of a contract; null for an open end. */
export type StoredContract = readonly [from: CivilDate, to: CivilDate | null];

/** SQL of a group of agreed contracts `c` as `StoredContract`s, ordered by date. */
export const CONTRACTS_JSON = `json_agg(json_build_array(c.start_date, c.end_date) ORDER BY c.start_date)`;

/** SQL of the agreed contracts of the person `u`. */
export const CONTRACTS = `
  (SELECT ${CONTRACTS_JSON} FROM contracts c
    WHERE c.workspace_id = $1 AND c.employee_id = u.id AND ${agreed('c')}) AS contracts`;

/**
 * SQL that joins all ledger rows `l` of a group into one text: rows are separated by semicolons; in a row,
 * date, year, kind and days follow each other directly, then a space and the absence id, if any. A balance
 * has dozens of rows, and this costs half as much as JSON to write, send and parse; more separators would
 * cost another tenth.
 */
export const LEDGER_TEXT = `string_agg(concat(l.effective_on, l.year, l.kind, l.days, ' ', l.absence_id), ';')`;

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
    rows.push({
      kind: text.slice(kind, amount) as LedgerKind,
      // exact, because numeric(8,4) has four decimals
      days: Math.round(Number(text.slice(amount, space)) * ONE_DAY),
      effective_on: text.slice(from, from + 10),
      year: Number(text.slice(from + 10, kind)),
      absence_id: space + 1 === end ? null : text.slice(space + 1, end),
    });
  }
  return rows;
}

/** The columns that an account is made from. */
export interface AccountRow {
  opened: CivilDate;
  employed_from: CivilDate;
  last_day: CivilDate | null;
  /** Null for none. */
  contracts: readonly StoredContract[] | null;
  /** The first leave year in which the policy counts contracts; null: in none yet. */
  contracts_from: number | null;
  versions: readonly StoredVersion[];
  ledger: string | null;
}

const employmentOf = (row: Pick<AccountRow, 'employed_from' | 'last_day' | 'contracts'>): Employment => ({
  start_date: row.employed_from,
  last_day: row.last_day,
  contracts: (row.contracts ?? []).map(([from, to]) => ({ from, to })),
});

/** A person's account of a policy; `today` is in the workspace's zone. */
export const accountOf = (row: AccountRow, today: CivilDate): Account => ({
  policy: policyOf(row.versions, row.contracts_from),
  employment: employmentOf(row),
  rows: ledgerRows(row.ledger),
  today,
  opened: row.opened,
});
