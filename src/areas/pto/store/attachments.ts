import { statement, type NoRow } from '../../../db/statement.ts';

export const documentOf = statement<
  { employee_id: string; status: string; file_id: string | null },
  { id: string }
>(
  'SELECT employee_id, status, file_id FROM absences WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL',
);

/** Sets or replaces the file of an absence. */
export const attachFile = statement<NoRow, { id: string; file_id: string }>(
  'UPDATE absences SET file_id = $file_id WHERE workspace_id = $1 AND id = $id',
);
