import type { Answer, Call } from '../../../contract.ts';
import { assertBooksOpen } from '../../../paying/closedBooks.ts';
import { postVoid } from '../../../paying/wallet.ts';
import { expectVersion } from '../../../problem.ts';
import { assertNotBeingPaid, end, owedOf } from '../actions/correct.ts';
import { hold } from '../actions/hold.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { announceVoided } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { invoiceById } from '../store/invoices.ts';

/** issued -> void: the number stays (rule 47), and the contractor is no longer owed the total. */
export default async function adminVoidInvoice(
  call: Call<'adminVoidInvoice'>,
): Promise<Answer<'adminVoidInvoice'>> {
  const { params, body, ifMatch, caller, db, workspace } = call;
  const held = await hold(db, params.invoice_id);
  if (held.issued_on !== null) assertBooksOpen(workspace, held.issued_on);
  assertMay('void', caller, held);
  expectVersion(ifMatch, held.version);
  await assertNotBeingPaid(call, held);
  const reason = body.reason.trim();
  await end(call, held, { reason });
  postVoid(call, {
    employeeId: held.employee_id,
    amount: owedOf(held),
    cause: { type: 'invoice', id: held.id },
  });
  const row = await db.one(invoiceById, { id: held.id });
  const { year, number, issued_on, due_on } = row;
  announceVoided(
    call,
    { ...row, year: year!, number: number!, issued_on: issued_on!, due_on: due_on! },
    reason,
  );
  return { status: 200, data: presentDetail(row, viewerOf(call)), version: row.version };
}
