/** Amounts that the company's rates decide: kilometres and days of a trip (rule 221). */
import { addDays, daysBetween, isRealDate, type CivilDate } from '../../../civil/dates.ts';
import { decimalsOf } from '../../../money/currencies.ts';
import type { Decimal } from '../../../money/decimal.ts';
import { minus, sum, type Money } from '../../../money/money.ts';
import { partOf, ROUNDING, times } from '../../../money/rounding.ts';

/** Times are those of the traveller's clock, `2026-11-09T09:00`. */
export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly country: string;
  readonly breakfasts: number;
  readonly lunches: number;
  readonly dinners: number;
}

/** What a day in a country is worth. */
export interface DayRate {
  readonly full: Money;
  readonly partial: Money;
}

/** Percent of a full day that a meal takes, if others paid for it. */
const BREAKFAST = 20n;
const OTHER_MEAL = 40n;

const LONGEST_DAYS = 366;
/** A trip on a single day must be longer than this. */
const SHORTEST_MINUTES = 8 * 60;

/** Kilometres times the worth of one, half up. */
export function mileage(kilometres: Decimal, perKilometre: Decimal, currency: string): Money {
  const unit = { minor: 10n ** BigInt(decimalsOf(currency)), currency };
  const factor = {
    digits: kilometres.digits * perKilometre.digits,
    places: kilometres.places + perKilometre.places,
  };
  return times(unit, factor, ROUNDING.allowance);
}

/** The first and the last day of a trip. */
export const tripDays = ({ from, to }: Trip): { first: CivilDate; last: CivilDate } => ({
  first: from.slice(0, 10),
  last: to.slice(0, 10),
});

/** Errors by member of a trip, as in a 422. */
export function tripProblems(trip: Trip): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of ['from', 'to'] as const)
    if (!isClockTime(trip[name])) errors[name] = 'Is not a time, such as 2026-11-09T09:00.';
  if (Object.keys(errors).length > 0) return errors;
  const { first, last } = tripDays(trip);
  const days = daysBetween(first, last) + 1;
  if (trip.to <= trip.from) errors['to'] = 'Must be after `from`.';
  else if (days > LONGEST_DAYS) errors['to'] = `At most ${LONGEST_DAYS} days.`;
  else if (days === 1 && minutesOf(trip.to) - minutesOf(trip.from) <= SHORTEST_MINUTES)
    errors['to'] = 'A trip on a single day must be longer than eight hours.';
  for (const name of ['breakfasts', 'lunches', 'dinners'] as const)
    if (trip[name] > days) errors[name] = 'At most one a day.';
  return errors;
}

/**
 * Rule 221: `partial` for the first and the last day and for a single one, `full` for those between, less the
 * meals at the rate of the first day. Zero or less if the meals take it all; null if a day has no rate.
 */
export function perDiem(trip: Trip, rateOn: (day: CivilDate) => DayRate | null): Money | null {
  const { first, last } = tripDays(trip);
  const parts: Money[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const rate = rateOn(day);
    if (rate === null) return null;
    parts.push(day === first || day === last ? rate.partial : rate.full);
  }
  const { full } = rateOn(first)!;
  const percent = BigInt(trip.breakfasts) * BREAKFAST + BigInt(trip.lunches + trip.dinners) * OTHER_MEAL;
  return minus(sum(parts, full.currency), partOf(full, percent, 100n, ROUNDING.allowance));
}

const isClockTime = (text: string): boolean =>
  isRealDate(text.slice(0, 10)) && /^([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(11));

const minutesOf = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14));
