import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { expectVersion } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { putLines, valuesOf, type Draft } from '../actions/draft.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { assertMay, viewerOf } from '../actions/viewer.ts';
import { presentDetail } from '../present/invoice.ts';
import { INVOICE_MACHINE } from '../rules/invoice.ts';
import { editInvoice, invoiceById } from '../store/invoices.ts';

export default async function adminUpdateInvoice(
  call: Call<'adminUpdateInvoice'>,
): Promise<Answer<'adminUpdateInvoice'>> {
  const { params, body, ifMatch, caller, db } = call;
  const held = await hold(db, params.invoice_id);
  assertMay('edit', caller, held);
  expectVersion(ifMatch, held.version);
  const { values, amounts } = valuesOf(merged<Draft>(held, body));
  await transition(call, INVOICE_MACHINE, {
    id: held.id,
    action: 'edit',
    before: held.status,
    set: () => ask(editInvoice, { ...values, id: held.id }),
    current: () => statusNow(db, held.id),
    changes: () => ({
      ...changedFields(FIELDS, held, { ...held, ...values }),
      ...(body.lines && { lines: [held.lines.length, body.lines.length] }),
    }),
  });
  await putLines(db, held.id, amounts);
  const row = await db.one(invoiceById, { id: held.id });
  return { status: 200, data: presentDetail(row, viewerOf(call)), version: row.version };
}

const FIELDS = [
  'currency',
  'net',
  'tax',
  'total',
  'reverse_charge',
  'exemption_reason',
  'period_start',
  'period_end',
  'due_days',
  'note',
] as const;
