import { auditEntry, notification, user } from '../records.ts';
import type { Rows } from '../row.ts';

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
  listTeamDirectory: { reach: 'workspace' },
  getTeamMember: { ids: user, reach: 'workspace' },
  getOrgChart: { reach: 'workspace' },
};
