import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { unknownReference } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { announceYearEnd } from '../announce.ts';
import { presentYearEnd } from '../present/yearEnd.ts';
import { lastDayOf } from '../rules/leaveYears.ts';
import { yearHasBegun, yearIsOver } from '../rules/yearEnd.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';
import { calendarOf } from '../store/account.ts';
import { leaveTypes, type LeaveTypeRow } from '../store/accounts.ts';
import { tryYearEnd } from '../store/yearEnd.ts';
import { closeYearOfAll } from '../actions/yearEnd.ts';

/**
 * Closes a leave year of the leave types in which it is over, or shows the effect of closing it (rules 13-15, 72). A
 * second run only adds what has changed since.
 */
export default async function adminRunYearEnd(
  call: Call<'adminRunYearEnd'>,
): Promise<Answer<'adminRunYearEnd'>> {
  const { body, caller, db, workspace, now } = call;
  const { year, policy_id, dry_run: dryRun = true } = body;
  const today = localDate(now, workspace.timezone);
  const all = await db.rows(leaveTypes);
  const asked = policy_id === undefined ? all : all.filter(({ id }) => id === policy_id);
  if (policy_id !== undefined && asked.length === 0) throw unknownReference('policy_id');
  const begun = asked.filter((type) => yearHasBegun(calendarOf(type), year, today));
  if (begun.length === 0) throw invalid({ year: ['This year has not begun.'] });
  const over = begun.filter((type) => yearIsOver(calendarOf(type), year, today));
  // before the first leave year is over, a dry run shows how all of them stand
  const closing = dryRun && over.length === 0 ? begun : over;
  const skipped = asked.filter((type) => !closing.includes(type) && !type.archived);
  const types = new Set(closing.map(({ id }) => id));
  if (dryRun) {
    const closed = await closeYearOfAll(db, { year, today, types, by: null });
    return { status: 200, data: presentYearEnd(year, true, { ...closed, skipped }) };
  }
  if (over.length === 0) throw notOver(begun, year);
  if (!(await db.one(tryYearEnd)).mine)
    throw conflict('year_end_running', 'Another run has not finished yet.');
  // calls that spend days hold this lock shared; taking it exclusively excludes them all
  await db.one(lockCounting);
  const closed = await closeYearOfAll(db, { year, today, types, by: caller.actor });
  announceYearEnd(call, year, closed.entries);
  return { status: 200, data: presentYearEnd(year, false, { ...closed, skipped }) };
}

function notOver(types: readonly LeaveTypeRow[], year: number) {
  const [first] = types.map((type) => lastDayOf(calendarOf(type), year)).sort();
  return conflict(
    'year_not_over',
    `The leave year ${year} ends on ${first}; until then, only a dry run is possible.`,
  );
}
