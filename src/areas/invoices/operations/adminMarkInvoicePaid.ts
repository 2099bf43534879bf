import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { holdDue } from '../../../paying/causes.ts';
import { recordPaid } from '../../../paying/completed.ts';
import { paidAtOf } from '../../../paying/paidOn.ts';
import { expectVersion } from '../../../problem.ts';
import { hold } from '../actions/hold.ts';
import { invoicesPayable } from '../actions/paying.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { presentDetail } from '../present/invoice.ts';
import { invoiceById } from '../store/invoices.ts';

/** Records a completed payment for an invoice that was paid outside the service. */
export default async function adminMarkInvoicePaid(
  call: Call<'adminMarkInvoicePaid'>,
): Promise<Answer<'adminMarkInvoicePaid'>> {
  const { params, body, ifMatch, caller, db } = call;
  const paidAt = paidAtOf(call, body.paid_on);
  const held = await hold(db, params.invoice_id);
  assertMay('mark_paid', caller, held);
  expectVersion(ifMatch, held.version);
  const { due } = await holdDue(db, invoicesPayable, [held.id]);
  await recordPaid(call, invoicesPayable, {
    due: due[0]!,
    paidAt,
    paidOn: body.paid_on,
    reference: textOrNull(body.reference),
  });
  const row = await db.one(invoiceById, { id: held.id });
  return { status: 200, data: presentDetail(row, viewerOf(call)), version: row.version };
}
