/** The presence of people on a day, computed from their sheets. */
import { inHours } from '../../../schedule/span.ts';
import type { CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { invalid } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { workCalendar } from '../../../schedule/counting.ts';
import { autoStopAt } from '../rules/clock.ts';
import { firstOn, presenceOn, type Presence, type WorkedStretch } from '../rules/presence.ts';
import type { Sheet } from './sheets.ts';

/** The requested day, or today. Throws 422 for a future day: planned absences are in the absence calendar. */
export function presenceDay(asked: CivilDate | undefined, workspace: Workspace, now: number): CivilDate {
  const today = localDate(now, workspace.timezone);
  if (asked !== undefined && asked > today) throw invalid({ date: ['Must not lie in the future.'] });
  return asked ?? today;
}

export interface SheetPresence extends Presence {
  /** The first work of the day. */
  work: WorkedStretch | null;
}

/** The presence of a person. A running clock counts until now or until its limit, whichever is earlier. */
export function presenceOf(
  { entries, running, terms, absences }: Sheet,
  date: CivilDate,
  workspace: Workspace,
  now: number,
): SheetPresence {
  const limit = workspace.settings.max_clock_hours;
  const live: WorkedStretch[] = running
    ? [{ ...running, ended_at: Math.min(now, autoStopAt(running.started_at, limit)) }]
    : [];
  const work = firstOn(date, [...entries, ...live]);
  const presence = presenceOn(
    date,
    workCalendar(terms),
    absences.filter((one) => !inHours(one)),
    work !== null,
  );
  return { status: presence.status, absence_until: presence.absence_until, work };
}
