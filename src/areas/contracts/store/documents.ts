import { statement } from '../../../db/statement.ts';
import { documentJson, type DocumentRow } from '../../../files/store.ts';

/** Sets the document. Returns no row if the contract is signed or waits for a signature. */
export const attachDocument = statement<{ document: DocumentRow }, { id: string; file_id: string }>(`
  WITH c AS (
    UPDATE contracts SET document_file_id = $file_id
     WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL AND signed_at IS NULL AND status <> 'pending_signature'
    RETURNING document_file_id
  )
  SELECT ${documentJson('f')} AS document FROM c JOIN files f ON f.workspace_id = $1 AND f.id = c.document_file_id`);
