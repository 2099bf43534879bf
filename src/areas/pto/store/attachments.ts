import { statement } from '../../../db/statement.ts';

/** Whose document it is, and which; $2 the absence. */
export const documentOf = statement<{ employee_id: string; status: string; file_id: string | null }>(
  'SELECT employee_id, status, file_id FROM absences WHERE workspace_id = $1 AND id = $2 AND deleted_at IS NULL',
);

/** Puts the file $3 in place of what the absence $2 had. */
export const attachFile = statement('UPDATE absences SET file_id = $3 WHERE workspace_id = $1 AND id = $2');
