import { showDays } from '../../../civil/days.ts';
import type { PolicyEffect } from '../../../generated/types.ts';
import { refOf } from '../../../people/named.ts';
import type { Effect } from '../actions/policyEffects.ts';

/** `year`: the leave year of the change, to which offsets of later years do not belong. */
export const presentEffect = (effect: Effect, year: number): PolicyEffect => ({
  employee: refOf(effect.person),
  before: showDays(effect.before),
  after: showDays(effect.after),
  adjusted: showDays(effect.adjusted),
  absorbed: showDays(
    -effect.offset.filter((row) => row.year === year).reduce((sum, { days }) => sum + days, 0),
  ),
  available_before: showDays(effect.availableBefore),
  available_after: showDays(effect.availableAfter),
});
