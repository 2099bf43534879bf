import type { Queries } from '../../../db/handle.ts';
import { addressOf } from '../../../people/address.ts';
import { placementsOf } from '../../../people/placements.ts';
import type { Services } from '../../../services.ts';
import type { WholePerson } from '../present/privateDetails.ts';
import { profile } from '../store/people.ts';
import { detailsOf } from '../store/privateDetails.ts';
import { opened } from './parts.ts';

/**
 * A person's profile, address and personal details; undefined if there is no such person. The version rises
 * when any part changes.
 */
export async function wholePerson(
  call: { db: Queries; services: Services },
  userId: string,
): Promise<(WholePerson & { private: object }) | undefined> {
  const row = await call.db.maybe(profile, { id: userId });
  if (!row) return undefined;
  const address = (await call.db.maybe(addressOf, { user_id: userId })) ?? null;
  const placements = await call.db.rows(placementsOf, { employee_ids: [userId] });
  const details = opened(await call.db.one(detailsOf, { user_id: userId }), call);
  return {
    profile: row,
    placements,
    private: { address, details },
    version: row.version + (address?.version ?? 0) + details.version,
  };
}
