/** Which members an item or a rate of a kind has, and the amounts of items that rates decide (rule 221). */
import type { CivilDate } from '../../../civil/dates.ts';
import { decimal, type Decimal } from '../../../money/decimal.ts';
import { moneyToNumeric, money } from '../../../money/money.ts';
import { mileage, perDiem, tripDays, tripProblems, type DayRate, type Trip } from './allowances.ts';

export type ItemKind = 'amount' | 'mileage' | 'per_diem';

/** An item as sent, with texts trimmed. */
export interface SentValues {
  readonly kind: ItemKind;
  readonly spent_on: CivilDate;
  readonly amount?: string | undefined;
  readonly kilometres?: string | undefined;
  readonly trip?: Trip | undefined;
}

/** A rate as stored, by its columns. */
export interface StoredRate {
  readonly kind: 'mileage' | 'per_diem';
  readonly valid_from: CivilDate;
  readonly per_kilometre: string | null;
  readonly country: string | null;
  readonly full_day: string | null;
  readonly partial_day: string | null;
}

export interface Rates {
  perKilometre(day: CivilDate): Decimal | null;
  perDay(country: string, day: CivilDate): DayRate | null;
}

/** The rates that apply on a day, from all of them, the newest first. */
export function ratesOf(stored: readonly StoredRate[], currency: string): Rates {
  return {
    perKilometre(day) {
      const found = stored.find(({ kind, valid_from }) => kind === 'mileage' && valid_from <= day);
      return found ? decimal(found.per_kilometre!) : null;
    },
    perDay(country, day) {
      const found = stored.find((one) => one.country === country && one.valid_from <= day);
      if (!found) return null;
      return { full: money(found.full_day!, currency), partial: money(found.partial_day!, currency) };
    },
  };
}

/** Errors for members that a kind needs or must not have; `needs` names those of each kind. */
export function memberProblems<Kind extends string>(
  kind: Kind,
  value: object,
  needs: Readonly<Record<Kind, readonly string[]>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const own = needs[kind];
  for (const member of Object.values<readonly string[]>(needs).flat()) {
    const sent = (value as Record<string, unknown>)[member] !== undefined;
    if (own.includes(member) === sent) continue;
    errors[member] = sent ? `Not with the kind \`${kind}\`.` : `Required for the kind \`${kind}\`.`;
  }
  return errors;
}

/** An amount may come with every kind. */
const NEEDS = { amount: [], mileage: ['kilometres'], per_diem: ['trip'] } as const;

/** The amount of an item in the workspace's currency, or errors by member. */
export function priceOf(
  item: SentValues,
  rates: Rates,
  currency: string,
): { amount: string } | { errors: Record<string, string> } {
  const errors = memberProblems(item.kind, item, NEEDS);
  if (item.kind === 'amount') {
    if (item.amount === undefined) errors['amount'] = 'Required for the kind `amount`.';
    return Object.keys(errors).length > 0 ? { errors } : { amount: item.amount! };
  }
  if (Object.keys(errors).length > 0) return { errors };
  const priced =
    item.kind === 'mileage'
      ? mileagePrice(item.kilometres!, item.spent_on, rates, currency)
      : tripPrice(item.trip!, item.spent_on, rates);
  if ('errors' in priced || item.amount === undefined || item.amount === priced.amount) return priced;
  return { errors: { amount: `Is computed: ${priced.amount}.` } };
}

type Price = ReturnType<typeof priceOf>;

function mileagePrice(kilometres: string, day: CivilDate, rates: Rates, currency: string): Price {
  const distance = decimal(kilometres);
  if (distance.digits === 0n) return { errors: { kilometres: 'Must be above zero.' } };
  const rate = rates.perKilometre(day);
  if (rate === null) return { errors: { kind: `There is no rate for kilometres on ${day}.` } };
  return priceAboveZero(mileage(distance, rate, currency), 'kilometres');
}

function tripPrice(trip: Trip, day: CivilDate, rates: Rates): Price {
  const wrong = tripProblems(trip);
  if (Object.keys(wrong).length > 0)
    return {
      errors: Object.fromEntries(Object.entries(wrong).map(([name, text]) => [`trip.${name}`, text])),
    };
  const { first, last } = tripDays(trip);
  if (day < first || day > last) return { errors: { spent_on: 'Must be a day of the trip.' } };
  const amount = perDiem(trip, (one) => rates.perDay(trip.country, one));
  if (amount === null) return { errors: { kind: `There is no rate for ${trip.country} on ${first}.` } };
  return priceAboveZero(amount, 'trip');
}

function priceAboveZero(amount: ReturnType<typeof mileage>, member: string): Price {
  return amount.minor > 0n
    ? { amount: moneyToNumeric(amount) }
    : { errors: { [member]: 'Nothing is left to be paid.' } };
}
