import { DELETED_SINCE } from '../../../db/list.ts';
import { statement, type NoRow } from '../../../db/statement.ts';
import { inView } from './claims.ts';

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
 * Deletes the receipts of items that are not in `kept`; receipts without an item stay. Returns the files,
 * which the caller must delete.
 */
export const dropReceipts = statement<{ file_id: string }, { claim_id: string; kept: readonly string[] }>(`
  DELETE FROM receipts
   WHERE workspace_id = $1 AND claim_id = $claim_id AND item_id IS NOT NULL AND item_id <> ALL ($kept::uuid[])
  RETURNING file_id`);

/** A receipt with the data that decides who may see it. */
export interface ReceiptOfClaim {
  employee_id: string;
  entered_by_id: string | null;
  file_id: string;
  /** True if the claim was submitted at least once. */
  submitted: boolean;
  /** True if the person is below `manager_id`, or if that is null. */
  in_view: boolean;
}

/** Includes receipts of deleted claims, as long as lists show the claim. */
export const receiptOfClaim = statement<
  ReceiptOfClaim,
  { id: string; claim_id: string; manager_id: string | null }
>(`
  SELECT c.employee_id, c.entered_by_id, r.file_id, c.submitted_at IS NOT NULL AS submitted,
         ${inView('c.employee_id')} AS in_view
    FROM receipts r
    JOIN expense_claims c ON c.workspace_id = $1 AND c.id = r.claim_id AND (c.deleted_at IS NULL OR c.deleted_at > ${DELETED_SINCE})
   WHERE r.workspace_id = $1 AND r.id = $id AND r.claim_id = $claim_id`);

/**
 * Deletes at most `limit` receipts of claims that lists no longer show. Returns the files, which the caller
 * must delete.
 */
export const dropForgotten = statement<{ file_id: string }, { limit: number }>(`
  DELETE FROM receipts WHERE workspace_id = $1 AND id = ANY (ARRAY(
    SELECT r.id FROM expense_claims c JOIN receipts r ON r.workspace_id = $1 AND r.claim_id = c.id
     WHERE c.workspace_id = $1 AND c.status = 'deleted' AND c.deleted_at <= ${DELETED_SINCE}
     LIMIT $limit FOR UPDATE OF r SKIP LOCKED))
  RETURNING file_id`);
