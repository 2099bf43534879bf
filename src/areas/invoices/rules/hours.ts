/** Makes invoice lines from tracked time. */
import { divided } from '../../../money/rounding.ts';
import type { GivenLine } from './amounts.ts';

/** A billable entry that is not running. */
export interface BillableEntry {
  /** Instants, in milliseconds. */
  readonly started: number;
  readonly ended: number;
  readonly break_minutes: number;
  readonly category: string | null;
}

/**
 * One line per category with time, by name, entries without a category last. `seconds` excludes breaks;
 * `quantity` is the same in hours, rounded half up to six decimals (rule 217).
 */
export function hoursByCategory(
  entries: readonly BillableEntry[],
  { hourly_rate, tax_rate }: { hourly_rate: string; tax_rate: number | string },
): GivenLine[] {
  const seconds = new Map<string | null, number>();
  for (const { started, ended, break_minutes, category } of entries) {
    const worked = Math.max(0, Math.round((ended - started) / 1000) - break_minutes * 60);
    seconds.set(category, (seconds.get(category) ?? 0) + worked);
  }
  return [...seconds]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a === null ? 1 : b === null || a < b ? -1 : 1))
    .map(([category, count]): GivenLine => ({
      description: category ?? 'Working time',
      quantity: Number(divided(BigInt(count) * 1_000_000n, 3600n, 'half_up')) / 1_000_000,
      unit: 'hour',
      unit_price: hourly_rate,
      tax_rate,
      seconds: count,
    }));
}
