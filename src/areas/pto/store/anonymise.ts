import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetNotes = statement<NoRow, OfPerson>(`
  UPDATE absences SET note = NULL, decision_note = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);

/** Erases the reasons of entries and the names of their authors, the only change that the ledger allows. */
export const forgetReasons = statement<NoRow, OfPerson & { pattern: string }>(`
  SELECT forget_in_ledger($user_id, $pattern) FROM (SELECT $1::uuid) AS workspace`);

export const forgetAgreements = statement<NoRow, OfPerson>(`
  UPDATE leave_entitlements SET reason = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);
