import { PNG, upload } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';
import { auditEntry, colleagueOf, notification, user } from '../records.ts';
import type { Place, Rows } from '../row.ts';

const picture = upload(PNG);

const photo = (at: Place, person: Person) =>
  at.service.request(at, 'PUT', '/profile/photo/', { as: person, ...picture });

/** Someone who has a photo. */
async function photographed(at: Place, person: Person): Promise<{ user_id: string }> {
  const someone = await colleagueOf(at, person);
  await photo(at, someone);
  return { user_id: someone.id };
}

/** The small areas: branding, lists, logs, modules, notifications, profile. */
export const rest: Rows = {
  getBranding: {},
  listLists: {},
  getList: { ids: { list: 'departments' }, reach: 'workspace' },
  listAuditTrail: {},
  getAuditEntry: { ids: auditEntry },
  listModules: {},
  listNotifications: {},
  getUnreadCount: {},
  markNotificationRead: { ids: notification },
  markAllNotificationsRead: {},
  createSocketTicket: {},
  getProfile: {},
  updateProfile: { body: { phone: '+49 30 901820' } },
  getPhoto: { before: photo },
  putPhoto: picture,
  deletePhoto: { before: photo },
  listTeamDirectory: { reach: 'workspace' },
  getTeamMember: { ids: user, reach: 'workspace' },
  getTeamMemberPhoto: { ids: photographed, reach: 'workspace' },
  getOrgChart: { reach: 'workspace' },
};
