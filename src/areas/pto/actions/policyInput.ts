/** Converts an admin's input for a leave type to policy rules. */
import type { CivilDate } from '../../../civil/dates.ts';
import { daysFromNumber } from '../../../civil/days.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import type {
  AccrualHoursInput,
  PolicyInput,
  PolicyPatch,
  SeniorityStepInput,
} from '../../../generated/types.ts';
import { conflict, invalid, type FieldErrors } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import { yearBegun, type LeaveCalendar } from '../rules/leaveYears.ts';
import { AMOUNTS, RULE_FIELDS } from '../rules/revision.ts';
import type { AccrualHours, PolicyRules, SeniorityStep } from '../rules/types.ts';
import { policyNamed, unknownUserTypes } from '../store/policyAdmin.ts';

/** The rules that a body sets, with amounts in 1/10000. Omitted rules are left out. */
export function rulesNamed(body: PolicyInput | PolicyPatch): Partial<PolicyRules> {
  const named = RULE_FIELDS.filter((name) => body[name] !== undefined).map((name) => {
    const value = body[name];
    if (name === 'seniority_steps') return [name, (value as SeniorityStepInput[]).map(stepOf).sort(byYears)];
    if (name === 'accrual_hours' && value) return [name, accrualOf(value as AccrualHoursInput)];
    return [name, isAmount(name) && value !== null ? daysFromNumber(value as number) : value];
  });
  return Object.fromEntries(named) as Partial<PolicyRules>;
}

const isAmount = (name: string): boolean => (AMOUNTS as readonly string[]).includes(name);

const stepOf = ({ years, extra_days }: SeniorityStepInput): SeniorityStep => ({
  years,
  extra_days: daysFromNumber(extra_days),
});

const accrualOf = ({ per_hours, basis = 'worked', cap = null }: AccrualHoursInput): AccrualHours => ({
  per_hours: daysFromNumber(per_hours),
  basis,
  cap: cap === null ? null : daysFromNumber(cap),
});

const byYears = (a: SeniorityStep, b: SeniorityStep): number => a.years - b.years;

/** In the range of `round_to`, which is no list of values: generated clients cannot name 0.25. */
const THREE_QUARTERS = daysFromNumber(0.75);

/** Throws 422 for rules that contradict each other; `named` are those that the body sets. */
export function assertConsistent(rules: PolicyRules, named: Partial<PolicyRules>): void {
  const errors: FieldErrors = {};
  if (rules.full_week !== null && !rules.prorate)
    errors[named.full_week === undefined ? 'prorate' : 'full_week'] = [
      'Part-time only counts for leave that is prorated: full_week needs prorate.',
    ];
  if (rules.round_to === THREE_QUARTERS) errors['round_to'] = ['Must be 0.25, 0.5 or 1.'];
  const years = rules.seniority_steps.map((step) => step.years);
  if (new Set(years).size < years.length)
    errors['seniority_steps'] = ['Each number of years can be given once.'];
  if (rules.accrual_hours !== null && (rules.annual_days !== 0 || rules.seniority_steps.length > 0))
    errors['accrual_hours'] = ['Leave earned by hours needs annual_days 0 and no seniority_steps.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 422 for an unknown or archived user type. */
export async function assertUserTypes(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await db.rows(unknownUserTypes, { ids })).length > 0)
    throw unknownReference('applies_to');
}

/**
 * Turns the violation of unique names into a 409 that names the other policy. Returns any other error
 * unchanged.
 */
export async function nameTaken(error: unknown, outside: Queries, name: string): Promise<unknown> {
  if (violatedConstraint(error) !== 'policies_name') return error;
  const others = await outside.rows(policyNamed, { name });
  return conflict('name_taken', 'Another leave type has this name.', {
    conflicts: others.map(({ id }) => id),
  });
}

/** Throws 422 for a day in a past leave year, whose days are already carried over. */
export function assertOpenYear(
  field: string,
  day: CivilDate,
  { calendar, today }: { calendar: LeaveCalendar; today: CivilDate },
): void {
  const first = yearBegun(calendar, today);
  if (day < first) throw invalid({ [field]: [`Not before ${first}, when the current leave year began.`] });
}
