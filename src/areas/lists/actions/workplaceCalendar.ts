/** Rule 73: a workplace's holiday calendar, and the people who have it. */
import { localDate } from '../../../civil/zones.ts';
import type { Writing } from '../../../events/writing.ts';
import type { ListName } from '../../../generated/types.ts';
import { placementChanged } from '../../../generated/placementChanged.ts';
import { peopleForUpdate } from '../../../people/find.ts';
import {
  assertCalendar,
  placedAt,
  placementsOf,
  recalendar,
  settlePlacements,
} from '../../../people/placements.ts';
import { invalid } from '../../../problem.ts';
import { DEFAULT_CALENDAR } from '../../../schedule/calendars.ts';
import { lockCounting } from '../../../schedule/lockCounting.ts';

/** @throws Problem 422 for an unknown calendar, and for an item of another list */
export async function assertMayHave(
  { db }: Pick<Writing, 'db'>,
  list: ListName,
  given: { holiday_calendar?: string | null | undefined; working_time_rules?: string | null | undefined },
): Promise<void> {
  for (const member of ['holiday_calendar', 'working_time_rules'] as const)
    if (given[member] && list !== 'workplaces') throw invalid({ [member]: ['Only for workplaces.'] });
  if (given.holiday_calendar) await assertCalendar(db, given.holiday_calendar);
}

/**
 * Takes the locks of a change of a workplace's calendar, before the item's own: people's rows, and then the
 * counting of days, in the order of `updateUser`.
 */
export async function lockPlaced(call: Writing, workplace_id: string): Promise<void> {
  const placed = await call.db.rows(placedAt, { workplace_id, today: today(call) });
  const ids = placed.map(({ employee_id }) => employee_id);
  if (ids.length > 0) await call.db.rows(peopleForUpdate, { ids, manager_id: null });
  await call.db.one(lockCounting);
}

/** Gives the people at a workplace its new calendar from today on, and recounts their absences. */
export async function moveCalendar(
  call: Writing,
  workplace_id: string,
  calendar: string | null,
): Promise<void> {
  const { db } = call;
  const from = today(call);
  const employee_ids = (await db.rows(placedAt, { workplace_id, today: from })).map(
    ({ employee_id }) => employee_id,
  );
  if (employee_ids.length === 0) return;
  const before = await db.rows(placementsOf, { employee_ids });
  await db.count(recalendar, { workplace_id, today: from, calendar: calendar ?? DEFAULT_CALENDAR });
  const change = await settlePlacements(call, { before, employee_ids, from });
  for (const countAgain of placementChanged) await countAgain(call, change);
}

const today = ({ now, workspace }: Writing) => localDate(now, workspace.timezone);
