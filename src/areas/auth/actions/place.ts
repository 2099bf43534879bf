/** Rule 73: places a person at a workplace or gives them a holiday calendar of their own, from a date on. */
import { earlier, type CivilDate } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Queries } from '../../../db/handle.ts';
import type { AuditEntry } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { placementChanged } from '../../../generated/placementChanged.ts';
import { zoneOf } from '../../../people/find.ts';
import {
  assertCalendar,
  calendarOfWorkplace,
  placementsOf,
  putPlacement,
  settlePlacements,
  type PlacementRow,
} from '../../../people/placements.ts';
import { personRecord, type PersonRecord } from '../../../people/record.ts';
import { invalid } from '../../../problem.ts';
import { DEFAULT_CALENDAR } from '../../../schedule/calendars.ts';
import { lockCounting, shareCounting } from '../../../schedule/lockCounting.ts';
import type { PlacementChange } from '../../../schedule/placementChange.ts';

/** Undefined members stay as they are on that date; null clears one. */
export interface Placing {
  workplace_id?: string | null | undefined;
  holiday_calendar?: string | null | undefined;
  placed_from?: CivilDate | undefined;
}

type Placed = Pick<PersonRecord, 'id' | 'timezone' | 'start_date'>;

/**
 * Whether a body places somebody.
 * @throws Problem 422 for an unknown calendar, and for a date without anything that holds from it
 */
export async function placesSomebody(db: Queries, body: Placing): Promise<boolean> {
  const places = body.workplace_id !== undefined || body.holiday_calendar !== undefined;
  if (!places && body.placed_from !== undefined)
    throw invalid({
      placed_from: ['Says from when workplace_id or holiday_calendar holds: send one of them.'],
    });
  await assertCalendar(db, body.holiday_calendar);
  return places;
}

/**
 * Writes the placement and recounts absences from its date on, which is today if the body names none. Returns
 * the changes for the audit trail. Call `personForChange` first.
 */
export async function place(
  call: Writing,
  person: Placed,
  body: Placing,
): Promise<NonNullable<AuditEntry['changes']>> {
  await call.db.one(lockCounting);
  const { before, after, change } = await write(call, person, body, body.placed_from ?? today(call, person));
  for (const countAgain of placementChanged) await countAgain(call, change);
  return {
    placed_from: [before?.valid_from ?? null, change.from],
    workplace_id: [before?.workplace_id ?? null, after.workplace_id],
    holiday_calendar: [before?.calendar ?? DEFAULT_CALENDAR, after.calendar],
  };
}

/**
 * Writes the first placement of a person just added, from their first day if that is before today; returns
 * the person.
 */
export async function placeNew(call: Writing, person: Placed, body: Placing): Promise<PersonRecord> {
  await call.db.one(shareCounting);
  const from = body.placed_from ?? earlier(person.start_date, today(call, person));
  await write(call, person, body, from);
  return call.db.one(personRecord, { id: person.id });
}

const today = ({ now, workspace }: Writing, person: Placed): CivilDate =>
  localDate(now, zoneOf(person, workspace));

/** A placement, as far as a body sets it. */
type Set = Pick<PlacementRow, 'workplace_id' | 'own_calendar' | 'calendar'>;

async function write(
  call: Writing,
  { id }: Placed,
  body: Placing,
  from: CivilDate,
): Promise<{ before: PlacementRow | undefined; after: Set; change: PlacementChange }> {
  const { db } = call;
  const rows = await db.rows(placementsOf, { employee_ids: [id] });
  const before = rows.findLast(({ valid_from }) => valid_from <= from);
  const workplace_id = body.workplace_id === undefined ? (before?.workplace_id ?? null) : body.workplace_id;
  const own_calendar =
    body.holiday_calendar === undefined ? (before?.own_calendar ?? null) : body.holiday_calendar;
  const ofWorkplace =
    workplace_id && (await db.one(calendarOfWorkplace, { id: workplace_id })).holiday_calendar;
  const after = { workplace_id, own_calendar, calendar: own_calendar ?? ofWorkplace ?? DEFAULT_CALENDAR };
  await db.count(putPlacement, { employee_id: id, valid_from: from, ...after });
  const change = await settlePlacements(call, { before: rows, employee_ids: [id], from });
  return { before, after, change };
}
