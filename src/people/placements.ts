/** Where people work from a date on, and the holiday calendar that follows from it (rule 73). */
import { dateIn } from '../civil/sqlDate.ts';
import type { Queries } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import type { Writing } from '../events/writing.ts';
import { grouped } from '../lib/grouped.ts';
import { invalid } from '../problem.ts';
import { DEFAULT_CALENDAR, type CalendarVersion } from '../schedule/calendars.ts';
import type { PlacementChange } from '../schedule/placementChange.ts';

export interface PlacementRow {
  employee_id: string;
  valid_from: string;
  /** Null for the last placement. */
  valid_to: string | null;
  workplace_id: string | null;
  workplace_label: string | null;
  /** The person's own calendar; null: the workplace's. */
  own_calendar: string | null;
  /** The calendar in force. */
  calendar: string;
}

/** The placements of these people, in order. */
export const placementsOf = statement<PlacementRow, { employee_ids: readonly string[] }>(`
  SELECT p.employee_id, p.valid_from, p.valid_to, p.workplace_id, l.label AS workplace_label, p.own_calendar, p.calendar
    FROM placements p
    LEFT JOIN list_items l ON l.workspace_id = $1 AND l.id = p.workplace_id
   WHERE p.workspace_id = $1 AND p.employee_id = ANY ($employee_ids::uuid[])
   ORDER BY p.employee_id, p.valid_from`);

/** Adds a placement, or replaces the one from the same day. */
export const putPlacement = statement<
  NoRow,
  {
    employee_id: string;
    valid_from: string;
    workplace_id: string | null;
    own_calendar: string | null;
    calendar: string;
  }
>(`
  INSERT INTO placements (workspace_id, employee_id, valid_from, workplace_id, own_calendar, calendar)
  VALUES ($1, $employee_id, $valid_from, $workplace_id, $own_calendar, $calendar)
  ON CONFLICT (workspace_id, employee_id, valid_from) DO UPDATE
     SET workplace_id = excluded.workplace_id, own_calendar = excluded.own_calendar, calendar = excluded.calendar`);

/** Ends each placement of these people on the day before the next one. */
const closePlacements = statement<NoRow, { employee_ids: readonly string[] }>(`
  UPDATE placements p SET valid_to = ends.valid_to
    FROM (SELECT id, lead(valid_from) OVER (PARTITION BY employee_id ORDER BY valid_from) - 1 AS valid_to
            FROM placements WHERE workspace_id = $1 AND employee_id = ANY ($employee_ids::uuid[])) ends
   WHERE p.workspace_id = $1 AND p.id = ends.id AND p.valid_to IS DISTINCT FROM ends.valid_to`);

/**
 * Sets the workplace and calendar that people show to those of today, in their own zones. The versions of
 * named people rise in any case; `employee_ids` null: of everybody whose placement has begun or ended.
 */
export const followPlacements = statement<NoRow, { employee_ids: readonly string[] | null; now: string }>(`
  UPDATE users u SET workplace_id = today.workplace_id, holiday_calendar = today.calendar
    FROM (SELECT x.id, held.workplace_id, COALESCE(held.calendar, '${DEFAULT_CALENDAR}') AS calendar
            FROM (SELECT DISTINCT employee_id FROM placements
                   WHERE workspace_id = $1 AND ($employee_ids::uuid[] IS NULL OR employee_id = ANY ($employee_ids::uuid[]))) placed
            JOIN users x ON x.workspace_id = $1 AND x.id = placed.employee_id
            LEFT JOIN placements held ON held.workspace_id = $1 AND held.employee_id = x.id
                  AND ${dateIn('$now::timestamptz', 'COALESCE(x.timezone, (SELECT timezone FROM workspaces WHERE id = $1))')}
                      BETWEEN held.valid_from AND COALESCE(held.valid_to, 'infinity')) today
   WHERE u.workspace_id = $1 AND u.id = today.id
     AND ($employee_ids::uuid[] IS NOT NULL
          OR u.workplace_id IS DISTINCT FROM today.workplace_id OR u.holiday_calendar <> today.calendar)`);

/** Whether holidays or an import name this calendar. The default one is always known. */
const calendarKnown = statement<{ known: boolean }, { calendar: string }>(`
  SELECT $calendar = '${DEFAULT_CALENDAR}'
      OR EXISTS (SELECT FROM holidays WHERE workspace_id = $1 AND calendar = $calendar)
      OR EXISTS (SELECT FROM holiday_calendars WHERE workspace_id = $1 AND calendar = $calendar) AS known`);

/** @throws Problem 422 for an unknown calendar; undefined and null are not checked */
export async function assertCalendar(db: Queries, calendar: string | null | undefined): Promise<void> {
  if (calendar && !(await db.one(calendarKnown, { calendar })).known)
    throw invalid({ holiday_calendar: ['There is no such holiday calendar.'] });
}

/** Placements at a workplace that have its calendar, now or later. */
export const placedAt = statement<{ employee_id: string }, { workplace_id: string; today: string }>(`
  SELECT DISTINCT employee_id FROM placements
   WHERE workspace_id = $1 AND workplace_id = $workplace_id AND own_calendar IS NULL
     AND (valid_to IS NULL OR valid_to >= $today::date) ORDER BY employee_id`);

/** Gives those placements another calendar from today on: the past keeps its own. */
export const recalendar = statement<NoRow, { workplace_id: string; today: string; calendar: string }>(`
  WITH later AS (
    UPDATE placements SET calendar = $calendar
     WHERE workspace_id = $1 AND workplace_id = $workplace_id AND own_calendar IS NULL AND valid_from >= $today::date
  )
  INSERT INTO placements (workspace_id, employee_id, valid_from, workplace_id, calendar)
  SELECT $1, employee_id, $today, workplace_id, $calendar FROM placements
   WHERE workspace_id = $1 AND workplace_id = $workplace_id AND own_calendar IS NULL
     AND valid_from < $today::date AND (valid_to IS NULL OR valid_to >= $today::date)`);

/** The calendar of a workplace, or null. */
export const calendarOfWorkplace = statement<{ holiday_calendar: string | null }, { id: string }>(
  'SELECT holiday_calendar FROM list_items WHERE workspace_id = $1 AND id = $id',
);

/**
 * Completes a change of placements, which were `before`: their ends, and what the people show today. Returns
 * the change for `placementChanged`.
 */
export async function settlePlacements(
  { db, now }: Writing,
  {
    before,
    employee_ids,
    from,
  }: { before: readonly PlacementRow[]; employee_ids: readonly string[]; from: string },
): Promise<PlacementChange> {
  await db.count(closePlacements, { employee_ids });
  await db.count(followPlacements, { employee_ids, now: new Date(now).toISOString() });
  const [held, holds] = [before, await db.rows(placementsOf, { employee_ids })].map((rows) =>
    grouped(rows, ({ employee_id }) => employee_id),
  );
  const versionsOf = (rows: readonly PlacementRow[] = []): CalendarVersion[] =>
    rows.map(({ valid_from, valid_to, calendar }) => ({ from: valid_from, to: valid_to, calendar }));
  const people = employee_ids.map((employeeId) => ({
    employeeId,
    before: versionsOf(held!.get(employeeId)),
    after: versionsOf(holds!.get(employeeId)),
  }));
  return { from, people };
}
