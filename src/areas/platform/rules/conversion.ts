import type { FieldErrors } from '../../../problem.ts';
import type { License, LicensedPlan } from '../../../workspace/license.ts';

export interface Conversion {
  plan: LicensedPlan;
  seats: number;
}

/** Seats without a licence: those in use, but at least one, for an admin. */
export const unlicensedSeats = (used: number): number => Math.max(1, used);

/**
 * The granted terms: those asked for, or else the maximum, which is the licence's terms or, without a
 * licence, Starter with the seats in use. A plan other than the licence's is only allowed if it is Starter.
 */
export function conversionOf(
  { plan, seats }: Partial<Conversion>,
  license: Pick<License, 'plan' | 'seats'> | null,
  seatsUsed: number,
): Conversion | { errors: FieldErrors } {
  const most: Conversion = license ?? { plan: 'starter', seats: unlicensedSeats(seatsUsed) };
  const errors: FieldErrors = {};
  if (plan !== undefined && plan !== most.plan && plan !== 'starter')
    errors['plan'] = [
      license ? `The licence is for ${most.plan}.` : 'Without a licence, only starter is possible.',
    ];
  if (seats !== undefined && seats > most.seats)
    errors['seats'] = [
      license
        ? `The licence has ${most.seats} seats.`
        : `Without a licence, there are only the seats in use: ${most.seats}.`,
    ];
  if (Object.keys(errors).length > 0) return { errors };
  return { plan: plan ?? most.plan, seats: seats ?? most.seats };
}
