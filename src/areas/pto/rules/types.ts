/**
 * The terms of the leave rules.
 *
 * A *policy* (leave type) has *versions*; a *version* holds the rules from a date on. A person's *employment* and the policy
 * say what is credited; *terms* (weekly patterns and holidays) say what a *span* of dates costs; the *ledger* records both
 * as signed amounts; a *balance* is read from ledger, policy and employment. Every amount is an integer of 1/10000 day (of
 * 1/10000 hour in a policy counted in hours): see civil/days.ts.
 */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { Unit } from '../../../schedule/span.ts';

/** The rules of a policy in one version. */
export interface PolicyRules {
  readonly unit: Unit;
  readonly annual_days: Days;
  /** `none`: the year's days stand from its first day, never prorated; `yearly`: the same, prorated if `prorate`. */
  readonly accrual: 'none' | 'yearly' | 'monthly';
  readonly prorate: boolean;
  /** Most that goes into the next year; null = everything, 0 = nothing. */
  readonly carry_over_max: Days | null;
  /** `MM-DD`, the last day on which carried days can be used; null = they stay for the year. */
  readonly carry_over_expires: string | null;
  /** How far below 0 a balance may go; null = no limit (sick leave). */
  readonly allow_negative: Days | null;
  readonly requires_approval: boolean;
  readonly allow_half_days: boolean;
  /** Calendar days between the request and its first day; 0 = none. */
  readonly min_notice_days: number;
  /** Most counted days in one request (working days, not calendar days); null = no limit. */
  readonly max_consecutive_days: number | null;
  /** Calendar days after the start of employment before the first absence; 0 = none. */
  readonly waiting_days: number;
}

export interface PolicyVersion {
  readonly effective_from: CivilDate;
  readonly rules: PolicyRules;
}

/** At least one version, ordered by `effective_from`; the first also governs the time before it. */
export interface Policy {
  readonly versions: readonly PolicyVersion[];
  /** The first leave year in which contracts count (rule 66); null: in none yet. In every year unless given. */
  readonly contractsFrom?: number | null;
}

/** The period of an employment or a contract, both days included; `to` null: open-ended. */
export interface EmploymentPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
}

export interface Employment {
  readonly start_date: CivilDate;
  readonly last_day: CivilDate | null;
  /** Of agreed contracts, no two of which share a day. */
  readonly contracts?: readonly EmploymentPeriod[];
}

export type LedgerKind = 'grant' | 'accrual' | 'carry' | 'expire' | 'reserve' | 'use' | 'release' | 'adjust';

/**
 * One row of the ledger. `days` is signed, so that a balance is a plain sum: grant, accrual, release and a carry
 * coming in are positive; reserve, use, expire and a carry going out are negative; adjust is either.
 */
export interface LedgerRow {
  readonly kind: LedgerKind;
  readonly days: Days;
  readonly effective_on: CivilDate;
  /** The leave year, which is the calendar year. */
  readonly year: number;
  readonly absence_id: string | null;
}

/** Everything a balance is read from: one person, one policy. `today` is the date in the workspace's zone. */
export interface Account {
  readonly policy: Policy;
  readonly employment: Employment;
  /** Of all years that matter: from the first year not closed (and its predecessor) on. Order is free. */
  readonly rows: readonly LedgerRow[];
  readonly today: CivilDate;
  /** The date the account was opened in this workspace; that of its first row unless given. */
  readonly opened?: CivilDate;
}

/** A leave type without an amount of its own and without a limit, such as sick leave: nothing of it can be left. */
export const isUnlimited = ({ annual_days, allow_negative }: PolicyRules): boolean =>
  annual_days === 0 && allow_negative === null;

/** The rules in force on a date. */
export function rulesOn(policy: Policy, date: CivilDate): PolicyRules {
  let found = policy.versions[0];
  if (!found) throw new RangeError('a policy has at least one version');
  for (const version of policy.versions) if (version.effective_from <= date) found = version;
  return found.rules;
}
