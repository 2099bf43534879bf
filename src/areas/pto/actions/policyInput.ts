/** What an admin says of a leave type, as the rules have it. */
import { daysFromNumber } from '../../../civil/days.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import type { PolicyInput, PolicyPatch } from '../../../generated/types.ts';
import { conflict } from '../../../problem.ts';
import { unknownReference } from '../../../people/find.ts';
import type { PolicyRules } from '../rules/types.ts';
import { policyNamed, unknownUserTypes } from '../store/policyAdmin.ts';

/** The rules that a body names, amounts in 1/10000; what it leaves out is not there. */
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

/** 422 where a user type is none here, or no more. */
export async function assertUserTypes(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await db.rows(unknownUserTypes, { ids })).length > 0)
    throw unknownReference('applies_to');
}

/** What the constraint says of a name that another policy has, with that one named; else the error itself. */
export async function nameTaken(error: unknown, outside: Queries, name: string): Promise<unknown> {
  if (violatedConstraint(error) !== 'policies_name') return error;
  const others = await outside.rows(policyNamed, { name });
  return conflict('name_taken', 'Another leave type has this name.', {
    conflicts: others.map(({ id }) => id),
  });
}
