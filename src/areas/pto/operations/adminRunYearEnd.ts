import type { Answer, Call } from '../../../contract.ts';
import { yearOf } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { conflict, invalid } from '../../../problem.ts';
import { announceYearEnd } from '../announce.ts';
import { presentYearEnd } from '../present/yearEnd.ts';
import { yearIsOver } from '../rules/yearEnd.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { tryYearEnd } from '../store/yearEnd.ts';
import { closeYearOfAll } from '../actions/yearEnd.ts';

/**
 * Closes a leave year, or shows the effect of closing it (rules 13-15). A second run only adds what has
 * changed since.
 */
export default async function adminRunYearEnd(
  call: Call<'adminRunYearEnd'>,
): Promise<Answer<'adminRunYearEnd'>> {
  const { body, caller, db, workspace, now } = call;
  const { year } = body;
  const dryRun = body.dry_run ?? true;
  const today = localDate(now, workspace.timezone);
  if (year > yearOf(today)) throw invalid({ year: ['This year has not begun.'] });
  if (dryRun) {
    const closed = await closeYearOfAll(db, { year, today, by: null });
    return { status: 200, data: presentYearEnd(year, true, closed) };
  }
  if (!yearIsOver(year, today))
    throw conflict(
      'year_not_over',
      `The leave year ${year} ends on 31 December; until then, only a dry run is possible.`,
    );
  if (!(await db.one(tryYearEnd)).mine)
    throw conflict('year_end_running', 'Another run has not finished yet.');
  // calls that spend days hold this lock shared; taking it exclusively excludes them all
  await db.one(lockCounting);
  const closed = await closeYearOfAll(db, { year, today, by: caller.actor });
  announceYearEnd(call, year, closed.entries);
  return { status: 200, data: presentYearEnd(year, false, closed) };
}
