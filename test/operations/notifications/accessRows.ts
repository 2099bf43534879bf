import { notification } from '../../access/records.ts';
import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listNotifications: {},
  getUnreadCount: {},
  markNotificationRead: { ids: notification },
  markAllNotificationsRead: {},
  createSocketTicket: {},
};
