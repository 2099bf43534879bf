import { DELETED_SINCE } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { belowManager } from '../../../people/tree.ts';

export const insertReceipt = statement<
  { id: string },
  { claim_id: string; item_id: string | null; file_id: string; sha256: Buffer }
>(`
  INSERT INTO receipts (workspace_id, claim_id, item_id, file_id, sha256)
  VALUES ($1, $claim_id, $item_id, $file_id, $sha256) RETURNING id`);

export const deleteReceipt = statement<NoRow, { id: string }>(
  'DELETE FROM receipts WHERE workspace_id = $1 AND id = $id',
);

/**
 * Deletes the receipts of a claim's items that are not among `kept`, not those of all items; the files stay, for the caller to
 * forget.
 */
export const dropReceipts = statement<{ file_id: string }, { claim_id: string; kept: readonly string[] }>(`
  DELETE FROM receipts
   WHERE workspace_id = $1 AND claim_id = $claim_id AND item_id IS NOT NULL AND item_id <> ALL ($kept::uuid[])
  RETURNING file_id`);

/** A receipt with what decides who may see it. */
export interface ReceiptOfClaim {
  employee_id: string;
  file_id: string;
  /** The claim was submitted at least once. */
  submitted: boolean;
  /** The person is below `manager_id`; true where that is null. */
  in_view: boolean;
}

/** Of a deleted claim, too, for as long as lists show it. */
export const receiptOfClaim = statement<
  ReceiptOfClaim,
  { id: string; claim_id: string; manager_id: string | null }
>(`
  SELECT c.employee_id, r.file_id, c.submitted_at IS NOT NULL AS submitted,
         CASE WHEN $manager_id::uuid IS NULL THEN true ELSE ${belowManager('c.employee_id', '$manager_id::uuid')} END AS in_view
    FROM receipts r
    JOIN expense_claims c ON c.workspace_id = $1 AND c.id = r.claim_id AND (c.deleted_at IS NULL OR c.deleted_at > ${DELETED_SINCE})
   WHERE r.workspace_id = $1 AND r.id = $id AND r.claim_id = $claim_id`);

/** Deletes receipts of claims that lists show no more, `limit` at most; the files stay, for the caller to forget. */
export const dropForgotten = statement<{ file_id: string }, { limit: number }>(`
  DELETE FROM receipts WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT r.id FROM expense_claims c JOIN receipts r ON r.workspace_id = $1 AND r.claim_id = c.id
     WHERE c.workspace_id = $1 AND c.status = 'deleted' AND c.deleted_at <= ${DELETED_SINCE}
     LIMIT $limit FOR UPDATE OF r SKIP LOCKED))
  RETURNING file_id`);
