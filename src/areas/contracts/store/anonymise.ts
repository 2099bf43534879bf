import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetTerms = statement<NoRow, OfPerson>(`
  UPDATE contracts SET title = 'anonymised', salary = NULL, currency = NULL, pay_period = NULL, signed_name = NULL, signed_ip = NULL,
         signed_document_sha256 = NULL, termination_note = NULL
   WHERE workspace_id = $1 AND employee_id = $user_id`);
