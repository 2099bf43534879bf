import type { Answer, Call } from '../../../contract.ts';
import { assertCorrects } from '../actions/correct.ts';
import { putLines, valuesOf } from '../actions/draft.ts';
import { hold } from '../actions/hold.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { auditDrafted } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { insertInvoice, invoiceById } from '../store/invoices.ts';

/** Rule 213: a draft, which takes effect when it is issued. */
export default async function adminCorrectInvoice(
  call: Call<'adminCorrectInvoice'>,
): Promise<Answer<'adminCorrectInvoice'>> {
  const { params, body, caller, db } = call;
  const { kind, settlement = 'carry' } = body;
  const invoice = await hold(db, params.invoice_id);
  assertMay('correct', caller, invoice);
  const { values, amounts } = valuesOf({
    ...invoice,
    lines: body.lines ?? invoice.lines,
    due_days: kind === 'credit_note' ? 0 : invoice.due_days,
    note: null,
  });
  await assertCorrects(call, invoice, { kind, taxes: amounts.taxes });
  const { id } = await db.one(insertInvoice, {
    ...values,
    employee_id: invoice.employee_id,
    kind,
    corrects_id: invoice.id,
    correction_reason: body.reason.trim(),
    settlement,
  });
  await putLines(db, id, amounts);
  const row = await db.one(invoiceById, { id });
  auditDrafted(call, row);
  return { status: 201, data: presentDetail(row, viewerOf(call)), version: row.version };
}
