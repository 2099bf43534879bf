import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetReasons = statement<NoRow, OfPerson>(`
  UPDATE overtime_entries SET reason = '' WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetFeed = statement<NoRow, OfPerson>(`
  DELETE FROM absence_feeds WHERE workspace_id = $1 AND user_id = $user_id`);

export const forgetNotes = statement<NoRow, OfPerson>(`
  UPDATE timesheets SET note = NULL, decision_note = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetDescriptions = statement<NoRow, OfPerson>(`
  UPDATE time_entries SET description = NULL, external_id = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);
