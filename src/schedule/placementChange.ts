import type { CivilDate } from '../civil/dates.ts';
import type { Writing } from '../events/writing.ts';
import type { CalendarVersion } from './calendars.ts';

/** People whose holiday calendar changes from a date on; the new placements are written. */
export interface PlacementChange {
  from: CivilDate;
  people: readonly {
    employeeId: string;
    before: readonly CalendarVersion[];
    after: readonly CalendarVersion[];
  }[];
}

/**
 * Counts an area's bookings again, in the transaction of the change, which holds the lock on counting (rule
 * 73). Returns how many changed. The default export of the area's `placementChange.ts`.
 */
export type PlacementChanged = (call: Writing, change: PlacementChange) => Promise<number>;
