import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { holdForOwner } from '../actions/hold.ts';
import { forgetReceiptFile } from '../actions/receiptFiles.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';
import { auditReceipt } from '../announce.ts';
import { touchClaim } from '../store/claims.ts';
import { deleteReceipt as dropReceipt } from '../store/receipts.ts';

export default async function deleteReceipt(call: Call<'deleteReceipt'>): Promise<Answer<'deleteReceipt'>> {
  const { params, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await holdForOwner(call, params.expense_id, 'edit');
  const receipt = held.receipts.find(({ id }) => id === params.receipt_id);
  if (!receipt) throw notFound();
  assertOwnerMay('edit', viewer, held);
  await db.count(dropReceipt, { id: receipt.id });
  await forgetReceiptFile(db, receipt.file_id);
  await db.one(touchClaim, { id: held.id });
  auditReceipt(call, held.id, 'removed receipt from', receipt.id);
  return { status: 200, data: {} };
}
