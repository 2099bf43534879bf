import { colleagueOf, user } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { PNG, upload } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';

const picture = upload(PNG, 'portrait.png', 'image/png');

const photo = (at: Place, person: Person) =>
  at.service.request(at, 'PUT', '/profile/photo/', { as: person, ...picture });

/** A new person who has a photo. */
async function photographed(at: Place, person: Person): Promise<{ user_id: string }> {
  const someone = await colleagueOf(at, person);
  await photo(at, someone);
  return { user_id: someone.id };
}

export const rows: Rows = {
  getProfile: {},
  updateProfile: { body: { phone: '+49 30 23125042' } },
  getPhoto: { before: photo },
  putPhoto: picture,
  deletePhoto: { before: photo },
  listTeamDirectory: { reach: 'workspace' },
  getTeamMember: { ids: user, reach: 'workspace' },
  getTeamMemberPhoto: { ids: photographed, reach: 'workspace', example: { ids: photographed } },
  getOrgChart: { reach: 'workspace' },
};
