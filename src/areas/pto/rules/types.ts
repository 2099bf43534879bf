/**
 * The types of the leave rules.
 *
 * A *policy* (leave type) has *versions*; a *version* holds the rules from a date on. A person's *employment*
 * and the policy determine the credits; *terms* (weekly patterns and holidays) determine the cost of a *span*
 * of dates; the *ledger* records both as signed amounts; a *balance* is computed from ledger, policy and
 * employment. Every amount is an integer of 1/10000 day (1/10000 hour for a policy counted in hours): see
 * civil/days.ts.
 */
import type { CivilDate } from '../../../civil/dates.ts';
import type { Days } from '../../../civil/days.ts';
import type { Unit } from '../../../schedule/span.ts';
import type { MonthTime } from '../../../schedule/timekeeping.ts';
import type { LeaveCalendar } from './leaveYears.ts';

export interface PolicyRules {
  readonly unit: Unit;
  readonly annual_days: Days;
  /**
   * `none`: the year's days are credited on its first day, never prorated; `yearly`: the same, prorated if
   * `prorate` is set.
   */
  readonly accrual: 'none' | 'yearly' | 'monthly';
  readonly prorate: boolean;
  /** Maximum carry-over into the next year; null = everything, 0 = nothing. */
  readonly carry_over_max: Days | null;
  /** `MM-DD`, the last day on which carried days can be used; null = they do not expire in the year. */
  readonly carry_over_expires: string | null;
  /** How far below 0 a balance may go; null = no limit (sick leave). */
  readonly allow_negative: Days | null;
  readonly requires_approval: boolean;
  readonly allow_half_days: boolean;
  /** Calendar days between the request and its first day; 0 = none. */
  readonly min_notice_days: number;
  /** Maximum counted days of a request (working days, not calendar days); null = no limit. */
  readonly max_consecutive_days: number | null;
  /** Calendar days after the start of employment before the first absence; 0 = none. */
  readonly waiting_days: number;
  /** How many calendar days back a person's own request may begin; null = no limit (rule 78). */
  readonly max_backdated_days: number | null;
  /** How many people approve, 1 or 2 (rule 85). */
  readonly approval_steps: number;
  /**
   * Working days a week (hours, in a policy counted in hours) for which `annual_days` is meant; null = part-time
   * does not scale it (rule 65).
   */
  readonly full_week: Days | null;
  /** The step to which a year's amount is rounded; null = not rounded (rule 66). */
  readonly round_to: Days | null;
  /** `nearest` rounds a half up; `keep_below` rounds half a step or more up and keeps less as it is. */
  readonly round_mode: 'nearest' | 'up' | 'keep_below';
  /** Additional days after years of service, ascending by years; only the highest step reached counts (rule 68). */
  readonly seniority_steps: readonly SeniorityStep[];
  /** The least for a full week if somebody leaves in the second half of the year; null = none (rule 67). */
  readonly half_year_floor: Days | null;
  /** Earned by hours instead of by time (rule 70); null = not. */
  readonly accrual_hours: AccrualHours | null;
  /** Whether sickness, or not having been told, keeps days that would lapse (rule 71). */
  readonly carry_when_sick: boolean;
}

export interface AccrualHours {
  /** The hours, in 1/10000, for which one day or hour is credited. */
  readonly per_hours: Days;
  /** `worked`: recorded time; `expected`: the pattern less holidays and absences. */
  readonly basis: 'worked' | 'expected';
  /** The most that a leave year credits; null = no limit. */
  readonly cap: Days | null;
}

export interface SeniorityStep {
  readonly years: number;
  readonly extra_days: Days;
}

export interface PolicyVersion {
  readonly effective_from: CivilDate;
  readonly rules: PolicyRules;
}

export interface Policy extends LeaveCalendar {
  /** At least one, ordered by `effective_from`; the first one also governs the time before it. */
  readonly versions: readonly PolicyVersion[];
  /** The first leave year in which contracts count (rule 66); null: in none yet. Default: in every year. */
  readonly contractsFrom?: number | null;
  /** Time off in lieu, whose balance is the overtime account (rule 79). */
  readonly fromOvertime?: boolean;
}

/** A period of days, both ends included; `to` is null if it is open. */
export interface EmploymentPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
}

/** The working time of a weekly pattern: days with hours, and hours, in 1/10000. */
export interface WorkingWeek {
  readonly day: Days;
  readonly hour: Days;
}

/** An agreed contract; without a week, its part-time does not count. */
export interface ContractPeriod extends EmploymentPeriod {
  readonly week?: WorkingWeek;
}

/** A period of employment before the latest one; service runs from `served`. */
export interface FormerPeriod extends EmploymentPeriod {
  readonly to: CivilDate;
  readonly served: CivilDate;
}

export interface Employment {
  readonly start_date: CivilDate;
  readonly last_day: CivilDate | null;
  /** The first day of service, if it is not `start_date`. */
  readonly seniority_date?: CivilDate | null;
  /** Ordered by date (rule 63). Default: none. */
  readonly former?: readonly FormerPeriod[];
  /** Agreed contracts, which never overlap. */
  readonly contracts?: readonly ContractPeriod[];
}

/** What was agreed with one person for one policy, from a date on (rule 68). */
export interface Entitlement {
  readonly valid_from: CivilDate;
  /** Instead of the policy's `annual_days`; null: the policy's. */
  readonly annual_days: Days | null;
  /** In addition to the annual amount. */
  readonly extra_days: Days;
}

export type LedgerKind = 'grant' | 'accrual' | 'carry' | 'expire' | 'reserve' | 'use' | 'release' | 'adjust';

/**
 * One row of the ledger. `days` is signed, so that a balance is a plain sum: grant, accrual, release and an
 * incoming carry are positive; reserve, use, expire and an outgoing carry are negative; adjust can be either.
 */
export interface LedgerRow {
  readonly kind: LedgerKind;
  readonly days: Days;
  readonly effective_on: CivilDate;
  /** The leave year: the calendar year in which it begins. */
  readonly year: number;
  readonly absence_id: string | null;
  /** Of carried days that were kept because of sickness: their last day (rule 71). */
  readonly lapses_on?: CivilDate | null;
}

/** What a policy credits on a date. */
export interface Credit {
  readonly kind: 'grant' | 'accrual';
  readonly effective_on: CivilDate;
  readonly days: Days;
  /** Grows until its month is over, so it is not posted (rule 70). */
  readonly grows?: boolean;
}

/** What time tracking knows of a person. */
export interface KeptTime {
  /** The last day that is included. */
  readonly until: CivilDate;
  /** By month, ascending (rule 70). */
  readonly months?: readonly MonthTime[];
  /** The overtime account at the end of `until`, in the policy's unit (rule 79). */
  readonly overtime?: Days;
}

/** What keeps days that would lapse (rule 71). */
export interface Sickness {
  /** The working time of approved absences that displace others, by date, in the policy's unit. */
  readonly sick: readonly { readonly date: CivilDate; readonly days: Days }[];
  /** When the person was told that days lapse. */
  readonly told: readonly { readonly lapses_on: CivilDate; readonly told_on: CivilDate }[];
}

/**
 * Everything that a balance depends on, for one person and policy. `today` is the date in the workspace's
 * zone.
 */
export interface Account {
  readonly policy: Policy;
  readonly employment: Employment;
  /** Ordered by date. Default: none. */
  readonly entitlements?: readonly Entitlement[];
  /**
   * Rows of all relevant years, in any order: from the first year that is not closed, and the one before it.
   */
  readonly rows: readonly LedgerRow[];
  readonly today: CivilDate;
  /** The date on which the account was opened in this workspace. Default: the date of its first row. */
  readonly opened?: CivilDate;
  /** Present if the policy counts hours or overtime. */
  readonly time?: KeptTime;
  /** Present if the policy keeps days because of sickness (rule 71). */
  readonly sickness?: Sickness;
}

/** What determines the credits of an account. */
export type Entitling = Pick<Account, 'policy' | 'employment' | 'entitlements' | 'time'>;

/**
 * True for a leave type without an amount and without a limit, such as sick leave: no balance can be stated.
 */
export const isUnlimited = ({ annual_days, allow_negative, accrual_hours }: PolicyRules): boolean =>
  annual_days === 0 && allow_negative === null && accrual_hours === null;

export function rulesOn(policy: Policy, date: CivilDate): PolicyRules {
  let found = policy.versions[0];
  if (!found) throw new RangeError('a policy has at least one version');
  for (const version of policy.versions) if (version.effective_from <= date) found = version;
  return found.rules;
}
