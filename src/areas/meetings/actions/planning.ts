/** Checks the time of a meeting, the people to invite, and whether its organiser is free. */
import type { Queries } from '../../../db/handle.ts';
import { violatedConstraint } from '../../../db/pool.ts';
import { unknownReference } from '../../../people/find.ts';
import { assertZone } from '../../../people/zone.ts';
import { conflict, invalid } from '../../../problem.ts';
import { isWebAddress, timeFault } from '../rules/meetings.ts';
import { busyWith, invitable } from '../store/meetings.ts';

interface Planned {
  starts_at: string;
  ends_at: string;
  timezone: string;
  url: string | null;
}

/** @throws 422 for a time that is invalid or over, an unknown time zone, or a URL that is not https. */
export function assertPlan({ starts_at, ends_at, timezone, url }: Planned, now: number): void {
  const fault = timeFault({ starts: Date.parse(starts_at), ends: Date.parse(ends_at) }, now);
  if (fault) throw invalid(fault);
  assertZone(timezone);
  if (url !== null && !isWebAddress(url)) throw invalid({ url: ['Must be an https address.'] });
}

/** @throws 422 for people who are unknown or deactivated, and for the organiser, who takes part anyway. */
export async function assertInvitable(
  db: Queries,
  organizerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.includes(organizerId)) throw invalid({ attendee_ids: ['The organiser takes part in any case.'] });
  if (ids.length > 0 && (await db.rows(invitable, { ids })).length < ids.length)
    throw unknownReference('attendee_ids');
}

/**
 * @throws 409 `organizer_busy` if the person is in another meeting at the time.
 * Expects that the caller has locked the person's row, so that concurrent plans for one person see each
 * other.
 */
export async function assertFree(
  db: Queries,
  personId: string,
  { id = null, starts_at, ends_at }: { id?: string | null; starts_at: string; ends_at: string },
): Promise<void> {
  const found = await db.rows(busyWith, { person_id: personId, starts_at, ends_at, except_id: id });
  if (found.length > 0)
    throw conflict('organizer_busy', 'You are in another meeting at that time.', {
      conflicts: found.map((one) => one.id),
    });
}

/** Does not name the other meetings, for callers who must not know which meetings the host has. */
export const hostBusy = () => conflict('organizer_busy', 'The host is in another meeting at that time.');

/**
 * Turns a violation of the exclusion constraint on an organiser's meetings into a 409; returns other errors
 * unchanged.
 */
export const overlapping = (error: unknown): unknown =>
  violatedConstraint(error) === 'meetings_no_overlap' ? hostBusy() : error;
