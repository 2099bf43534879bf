import type { Answer, Call } from '../../../contract.ts';
import { addDays } from '../../../civil/dates.ts';
import { localDate, startOfDay } from '../../../civil/zones.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { zoneOf } from '../../../people/find.ts';
import { instant } from '../actions/guard.ts';
import { presentEntry } from '../present/entry.ts';
import { autoStopAt } from '../rules/clock.ts';
import { workedByDate } from '../rules/worked.ts';
import { entriesBetween, type EntryRow } from '../store/entries.ts';

/** The running entry and today's worked time, in the person's time zone. */
export default async function getClock({
  query,
  caller,
  db,
  workspace,
  now,
}: Call<'getClock'>): Promise<Answer<'getClock'>> {
  const person = await subjectInQuery(db, caller, query.employee_id);
  const zone = zoneOf(person, workspace);
  const today = localDate(now, zone);
  const rows = await db.rows(entriesBetween, {
    employee_id: person.id,
    from: instant(startOfDay(today, zone)),
    until: instant(startOfDay(addDays(today, 1), zone)),
  });
  const running = rows.find((row) => row.ended_at === null);
  const limit = workspace.settings.max_clock_hours;

  /** A running clock counts until now or until its limit, whichever is earlier. */
  const workedToday = (row: EntryRow): number => {
    const started = Date.parse(row.started_at);
    const ended =
      row.ended_at === null ? Math.min(now, autoStopAt(started, limit)) : Date.parse(row.ended_at);
    const parts = workedByDate({
      started_at: started,
      ended_at: ended,
      zone,
      break_minutes: row.break_minutes,
      billable: row.billable,
      category_id: row.category_id,
    });
    return parts.find((part) => part.date === today)?.seconds ?? 0;
  };

  return {
    status: 200,
    data: {
      running: running !== undefined,
      entry: running ? presentEntry(running) : null,
      server_time: instant(now),
      today_seconds: rows.reduce((sum, row) => sum + workedToday(row), 0),
    },
  };
}
