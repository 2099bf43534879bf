import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetAppLogs = statement<NoRow, OfPerson>(`
  DELETE FROM app_logs WHERE workspace_id = $1 AND user_id = $user_id`);
