import { statement, type NoRow } from '../../../db/statement.ts';

interface OfPerson {
  user_id: string;
}

export const forgetNotes = statement<NoRow, OfPerson>(`
  UPDATE absences SET note = NULL, decision_note = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);

export const forgetReasons = statement<NoRow, OfPerson>(`
  SELECT forget_leave_reasons($user_id) FROM (SELECT $1::uuid) AS workspace`);
