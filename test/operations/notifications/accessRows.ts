import { notification } from '../../access/records.ts';
import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listNotifications: {},
  getUnreadCount: {},
  markNotificationRead: { ids: notification },
  markAllNotificationsRead: { example: { body: { before: '2026-11-20T09:00:00+01:00' } } },
  markNotificationUnread: { ids: notification },
  deleteNotification: { ids: notification },
  getNotificationPreferences: {},
  putNotificationPreferences: {
    body: {
      kinds: { 'absence.approved': { in_app: true, email: false } },
      quiet_hours: { from: '20:00', to: '07:30' },
    },
  },
  createSocketTicket: {},
  adminAnnounce: {
    body: {
      title: 'The office is closed on Friday',
      body: 'The heating is being repaired. Please work from home.',
      audience: 'all',
    },
  },
};
