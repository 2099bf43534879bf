/** When a meeting can be and who can be invited. */
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

/** 422 for a time that is none or is over, an unknown zone, and an address that is not https. */
export function assertPlan({ starts_at, ends_at, timezone, url }: Planned, now: number): void {
  const fault = timeFault({ starts: Date.parse(starts_at), ends: Date.parse(ends_at) }, now);
  if (fault) throw invalid(fault);
  assertZone(timezone);
  if (url !== null && !isWebAddress(url)) throw invalid({ url: ['Must be an https address.'] });
}

/** 422 for somebody unknown or deactivated, and for the organiser, who takes part anyway. */
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
 * 409 where a person is in another meeting at the time. Their row is locked: whoever plans for the same person waits, so that
 * of two at once the second sees the first.
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

/** To those who must not know which meetings the host has. */
export const hostBusy = () => conflict('organizer_busy', 'The host is in another meeting at that time.');

/** 409 for what the constraint on an organiser's meetings refuses; any other error as it is. */
export const overlapping = (error: unknown): unknown =>
  violatedConstraint(error) === 'meetings_no_overlap' ? hostBusy() : error;
