import type { Answer, Call } from '../../../contract.ts';
import type { InvoiceFromTimeInput } from '../../../generated/types.ts';
import { findPerson, unknownReference } from '../../../people/find.ts';
import { conflict, invalid } from '../../../problem.ts';
import { putLines, valuesOf } from '../actions/draft.ts';
import { viewerOf } from '../actions/viewer.ts';
import { auditDrafted } from '../announce.ts';
import { presentDetail } from '../present/invoice.ts';
import { priced } from '../rules/amounts.ts';
import { hoursByCategory } from '../rules/hours.ts';
import { insertInvoice, NO_CORRECTION, invoiceById } from '../store/invoices.ts';
import { billableEntries, bindEntries, invoicesOfTime } from '../store/time.ts';

/** Drafts an invoice from billable time that is on no invoice yet, and binds the entries to it. */
export default async function adminInvoiceFromTime(
  call: Call<'adminInvoiceFromTime'>,
): Promise<Answer<'adminInvoiceFromTime'>> {
  const { body, db } = call;
  const { employee_id, from, to, hourly_rate, currency, tax_rate = 0, due_days = 14 } = body;
  if (to < from) throw invalid({ to: ['Not before `from`.'] });
  assertRate(body);
  if (!(await findPerson(db, employee_id))) throw unknownReference('employee_id');
  const entries = await db.rows(billableEntries, { employee_id, from, to });
  const lines = hoursByCategory(
    entries.map(({ started_at, ended_at, break_minutes, category }) => ({
      started: Date.parse(started_at),
      ended: Date.parse(ended_at!),
      break_minutes,
      category,
    })),
    { hourly_rate, tax_rate },
  );
  if (lines.length === 0) {
    const on = await db.rows(invoicesOfTime, { employee_id, from, to });
    throw on.length === 0
      ? conflict('nothing_billable', 'The person has no billable time on these days.')
      : conflict('already_invoiced', 'All billable time of these days is on invoices.', {
          invoice_ids: on.map(({ invoice_id }) => invoice_id),
        });
  }
  const { values, amounts } = valuesOf({
    currency,
    lines,
    due_days,
    period_start: from,
    period_end: to,
    reverse_charge: body.reverse_charge ?? false,
    exemption_reason: null,
    note: null,
  });
  const { id } = await db.one(insertInvoice, { ...values, ...NO_CORRECTION, employee_id });
  await db.count(bindEntries, { ids: entries.map((entry) => entry.id), invoice_id: id });
  await putLines(db, id, amounts);
  const row = await db.one(invoiceById, { id });
  auditDrafted(call, row, entries.length);
  return { status: 201, data: presentDetail(row, viewerOf(call)), version: row.version };
}

/** Throws 422 if an hour at this rate could not be invoiced. Maps errors of lines to members of this call. */
function assertRate({
  hourly_rate,
  currency,
  tax_rate = 0,
  reverse_charge = false,
}: InvoiceFromTimeInput): void {
  const hour = { description: '', quantity: 1, unit_price: hourly_rate, tax_rate };
  const amounts = priced([hour], currency, reverse_charge);
  if (!('errors' in amounts)) return;
  const named = Object.entries(amounts.errors).map(([member, texts]) => [
    member === 'currency' ? member : member.endsWith('tax_rate') ? 'tax_rate' : 'hourly_rate',
    texts,
  ]);
  throw invalid(Object.fromEntries(named));
}
