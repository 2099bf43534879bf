/** Reads an admin's input for a leave type into the terms of the rules. */
import { daysFromNumber } from '../../../civil/days.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import type { PolicyInput, PolicyPatch } from '../../../generated/types.ts';
import { conflict } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import type { PolicyRules } from '../rules/types.ts';
import { policyNamed, unknownUserTypes } from '../store/policyAdmin.ts';

/** The rules that a body sets, amounts in 1/10000; without what the body leaves out. */
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

/** Throws 422 where a user type is unknown here, or archived. */
export async function assertUserTypes(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await db.rows(unknownUserTypes, { ids })).length > 0)
    throw unknownReference('applies_to');
}

/**
 * Turns the constraint's error for a name that another policy has into a 409 that names it; returns any other error as it
 * is.
 */
export async function nameTaken(error: unknown, outside: Queries, name: string): Promise<unknown> {
  if (violatedConstraint(error) !== 'policies_name') return error;
  const others = await outside.rows(policyNamed, { name });
  return conflict('name_taken', 'Another leave type has this name.', {
    conflicts: others.map(({ id }) => id),
  });
}
