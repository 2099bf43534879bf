import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { conflict } from '../../../problem.ts';
import { holidayOn } from '../store/holidays.ts';

/**
 * Turns the violation of one holiday per day into a 409 that names the other holiday. Returns any other error
 * unchanged.
 */
export async function dayTaken(
  error: unknown,
  outside: Queries,
  { calendar, date }: { calendar: string; date: string },
): Promise<unknown> {
  if (violatedConstraint(error) !== 'holidays_date_key') return error;
  const others = await outside.rows(holidayOn, { calendar, date });
  return conflict('duplicate', `The calendar already has a holiday on ${date}.`, {
    conflicts: others.map(({ id }) => id),
  });
}
