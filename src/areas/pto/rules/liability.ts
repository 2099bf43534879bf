/** The worth of leave that is not yet taken (rule 87). */
import { ONE_DAY, type Days } from '../../../civil/days.ts';
import { decimalsOf } from '../../../money/currencies.ts';
import type { Money } from '../../../money/money.ts';
import { divided, partOf, ROUNDING } from '../../../money/rounding.ts';
import type { Unit } from '../../../schedule/span.ts';
import type { WorkingWeek } from './types.ts';

export interface Pay {
  readonly salary: Money;
  readonly period: 'month' | 'week' | 'hour';
  readonly week: WorkingWeek;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Three months have thirteen weeks. */
const MONTHS = 3n;
const WEEKS = 13n;

/** What a day or an hour is worth, as a part of the salary; null without working time. */
function shareOf({ period, week }: Pay, unit: Unit): Fraction | null {
  const [days, hours] = [BigInt(week.day), BigInt(week.hour)];
  if (days === 0n || hours === 0n) return null;
  const size = unit === 'day' ? days : hours;
  const one = BigInt(ONE_DAY);
  switch (period) {
    case 'month':
      return { over: MONTHS * one, under: WEEKS * size };
    case 'week':
      return { over: one, under: size };
    case 'hour':
      return { over: hours, under: size };
  }
}

/** Decimals of a rate. */
const PLACES = 4;

/**
 * The worth of a balance, rounded once, and of one day or hour, in 1/10000 of the currency's unit; null
 * without working time.
 */
export function worthOf(available: Days, unit: Unit, pay: Pay): { amount: Money; rate: bigint } | null {
  const share = shareOf(pay, unit);
  if (share === null) return null;
  const { over, under } = share;
  return {
    amount: partOf(pay.salary, over * BigInt(available), under * BigInt(ONE_DAY), ROUNDING.leave),
    rate: divided(
      pay.salary.minor * over * 10n ** BigInt(PLACES),
      under * 10n ** BigInt(decimalsOf(pay.salary.currency)),
      ROUNDING.leave,
    ),
  };
}
