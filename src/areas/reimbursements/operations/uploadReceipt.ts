import type { Answer, Call } from '../../../contract.ts';
import { ownsOrEntered } from '../../../people/subject.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { holdForOwner } from '../actions/hold.ts';
import { keepReceipt, stageReceipt } from '../actions/receiptFiles.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';
import { auditReceipt } from '../announce.ts';
import { presentReceipt } from '../present/claim.ts';
import { MOST_RECEIPTS } from '../rules/receipts.ts';
import { claimById, touchClaim } from '../store/claims.ts';
import { insertReceipt } from '../store/receipts.ts';

/** Adds a receipt to a draft or a denied claim (rules 44, 45). */
export default async function uploadReceipt(call: Call<'uploadReceipt'>): Promise<Answer<'uploadReceipt'>> {
  const { params, body, caller, db, workspace } = call;
  // checks access before processing the file, outside the transaction, which begins afterwards
  const seen = await db.outside.maybe(claimById, { id: params.expense_id });
  if (!seen || !ownsOrEntered(caller, seen)) throw notFound();
  const viewer = await viewerOf(db.outside, caller, workspace);
  assertOwnerMay('edit', viewer, seen);
  const staged = await stageReceipt(call, seen.employee_id, body.file);

  const held = await holdForOwner(call, params.expense_id, 'edit');
  assertOwnerMay('edit', viewer, held);
  const item_id = body.item_id ?? null;
  if (item_id !== null && !held.items.some(({ id }) => id === item_id))
    throw invalid({ item_id: ['There is no such record.'] });
  const sha256 = staged.sha256.toString('hex');
  const same = held.receipts.find((one) => one.sha256 === sha256);
  if (same)
    throw conflict('duplicate_receipt', 'The claim already has this receipt, byte for byte.', {
      id: same.id,
    });
  if (held.receipts.length >= MOST_RECEIPTS)
    throw conflict('too_many_receipts', `A claim can have at most ${MOST_RECEIPTS} receipts.`);

  await keepReceipt(db, staged);
  const { file } = staged;
  const { id } = await db.one(insertReceipt, {
    claim_id: held.id,
    item_id,
    file_id: file.id,
    sha256: staged.sha256,
  });
  await db.one(touchClaim, { id: held.id });
  auditReceipt(call, held.id, 'added receipt to', id);
  return { status: 201, data: presentReceipt({ ...file, id, item_id, sha256 }) };
}
