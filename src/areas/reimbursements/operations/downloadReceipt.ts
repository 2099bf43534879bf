import type { Answer, Call } from '../../../contract.ts';
import type { Caller } from '../../../auth/caller.ts';
import { ownsOrEntered } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { receiptAnswer } from '../actions/receiptFiles.ts';
import { holds } from '../actions/viewer.ts';
import { receiptOfClaim, type ReceiptOfClaim } from '../store/receipts.ts';

/** The file of a receipt. Throws 404 for everyone but the claim's person and its possible reviewers. */
export default async function downloadReceipt({
  params,
  caller,
  db,
  services,
}: Call<'downloadReceipt'>): Promise<Answer<'downloadReceipt'>> {
  const row = await db.maybe(receiptOfClaim, {
    id: params.receipt_id,
    claim_id: params.expense_id,
    manager_id: caller.role === 'admin' ? null : caller.userId,
  });
  if (!row || !(ownsOrEntered(caller, row) || reviews(caller, row))) throw notFound();
  return receiptAnswer({ db, services }, row.file_id);
}

/** Same access as `/reimbursements/admin/`, where keys need `team:read` for other people's records. */
const reviews = (caller: Caller, { submitted, in_view }: ReceiptOfClaim): boolean =>
  submitted && in_view && caller.role !== 'employee' && holds(caller, 'team:read');
