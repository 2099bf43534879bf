import { violatedConstraint } from '../../../db/pool.ts';
import type { Queries } from '../../../db/handle.ts';
import { conflict } from '../../../problem.ts';
import { holidayOn } from '../store/holidays.ts';

/** What the constraint says of a day that a calendar has already, with the other holiday named; else the error itself. */
export async function dayTaken(
  error: unknown,
  outside: Queries,
  { calendar, date }: { calendar: string; date: string },
): Promise<unknown> {
  if (violatedConstraint(error) !== 'holidays_date_key') return error;
  const others = await outside.rows(holidayOn, { calendar, date });
  return conflict('duplicate', `The calendar has a holiday on ${date} already.`, {
    conflicts: others.map(({ id }) => id),
  });
}
