/** Converts an admin's input for a leave type to policy rules. */
import { daysFromNumber } from '../../../civil/days.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import type { PolicyInput, PolicyPatch } from '../../../generated/types.ts';
import { conflict } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import type { PolicyRules } from '../rules/types.ts';
import { policyNamed, unknownUserTypes } from '../store/policyAdmin.ts';

/** The rules that a body sets, with amounts in 1/10000. Omitted rules are left out. */
export function rulesNamed(body: PolicyInput | PolicyPatch): Partial<PolicyRules> {
  const amount = (value: number | null) => (value === null ? null : daysFromNumber(value));
  const { annual_days, carry_over_max, allow_negative } = body;
  const named: Record<string, unknown> = {
    unit: body.unit,
    annual_days: annual_days === undefined ? undefined : daysFromNumber(annual_days),
    accrual: body.accrual,
    prorate: body.prorate,
    carry_over_max: carry_over_max === undefined ? undefined : amount(carry_over_max),
    carry_over_expires: body.carry_over_expires,
    requires_approval: body.requires_approval,
    allow_half_days: body.allow_half_days,
    allow_negative: allow_negative === undefined ? undefined : amount(allow_negative),
    min_notice_days: body.min_notice_days,
    max_consecutive_days: body.max_consecutive_days,
    waiting_days: body.waiting_days,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
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
