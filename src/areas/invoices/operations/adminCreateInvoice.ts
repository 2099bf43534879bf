import type { Answer, Call } from '../../../contract.ts';
import { findPerson, unknownReference } from '../../../people/find.ts';
import { putLines, valuesOf } from '../actions/draft.ts';
import { viewerOf } from '../actions/viewer.ts';
import { auditDrafted } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { insertInvoice, NO_CORRECTION, invoiceById } from '../store/invoices.ts';

/** Drafts an invoice in a contractor's name. Only admins see it until it is issued. */
export default async function adminCreateInvoice(
  call: Call<'adminCreateInvoice'>,
): Promise<Answer<'adminCreateInvoice'>> {
  const { body, db } = call;
  const { employee_id, currency, lines, due_days } = body;
  const { values, amounts } = valuesOf({
    currency,
    lines,
    due_days,
    period_start: body.period_start ?? null,
    period_end: body.period_end ?? null,
    reverse_charge: body.reverse_charge ?? false,
    exemption_reason: body.exemption_reason ?? null,
    note: body.note ?? null,
  });
  if (!(await findPerson(db, employee_id))) throw unknownReference('employee_id');
  const { id } = await db.one(insertInvoice, { ...values, ...NO_CORRECTION, employee_id });
  await putLines(db, id, amounts);
  const row = await db.one(invoiceById, { id });
  auditDrafted(call, row);
  return { status: 201, data: presentDetail(row, viewerOf(call)), version: row.version };
}
