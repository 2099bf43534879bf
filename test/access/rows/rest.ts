import { auditEntry, notification } from '../records.ts';
import type { Rows } from '../row.ts';

/** The small areas: branding, lists, logs, modules, notifications. */
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
};
