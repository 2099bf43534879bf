/** What a trial may be converted into. Pure. */
import type { FieldErrors } from '../../../problem.ts';
import type { License, LicensedPlan } from '../../../workspace/license.ts';

export interface Conversion {
  plan: LicensedPlan;
  seats: number;
}

/** Without a licence: the seats in use, and one for an admin where nobody is left. */
export const unlicensedSeats = (used: number): number => Math.max(1, used);

/**
 * What is given of what is asked for: the most, unless less is asked for. The most is what the licence says; without a licence, Starter
 * with the seats in use. Starter is less than any other plan; of those none is more than another.
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
      license ? `The licence is for ${most.plan}.` : 'Without a licence, the workspace goes on with starter.',
    ];
  if (seats !== undefined && seats > most.seats)
    errors['seats'] = [
      license
        ? `The licence has ${most.seats} seats.`
        : `Without a licence, the workspace has the seats in use: ${most.seats}.`,
    ];
  if (Object.keys(errors).length > 0) return { errors };
  return { plan: plan ?? most.plan, seats: seats ?? most.seats };
}
