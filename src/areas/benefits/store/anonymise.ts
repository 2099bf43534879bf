import { statement, type NoRow } from '../../../db/statement.ts';
import type { OfPerson } from '../../../people/anonymising.ts';

export const forgetDependents = statement<NoRow, OfPerson>(`
  UPDATE enrollments SET dependents = '[]', decision_note = NULL WHERE workspace_id = $1 AND employee_id = $user_id`);
