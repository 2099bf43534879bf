import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetNotifications = statement<NoRow, OfPerson>(`
  DELETE FROM notifications WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetOutgoingMails = statement<NoRow, OfPerson>(`
  DELETE FROM outgoing_mails WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetPreferences = statement<NoRow, OfPerson>(`
  DELETE FROM notification_preferences WHERE workspace_id = $1 AND user_id = $user_id`);
