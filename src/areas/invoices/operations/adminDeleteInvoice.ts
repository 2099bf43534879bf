import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { assertMay } from '../actions/viewer.ts';
import { INVOICE_MACHINE } from '../rules/invoice.ts';
import { deleteDraft } from '../store/invoices.ts';
import { freeEntries } from '../store/time.ts';

/** Deletes a draft; its time entries can be invoiced again. */
export default async function adminDeleteInvoice(
  call: Call<'adminDeleteInvoice'>,
): Promise<Answer<'adminDeleteInvoice'>> {
  const { params, caller, db } = call;
  const held = await hold(db, params.invoice_id);
  assertMay('delete', caller, held);
  await transition(call, INVOICE_MACHINE, {
    id: held.id,
    action: 'delete',
    before: held.status,
    set: () => ask(deleteDraft, { id: held.id }),
    current: () => statusNow(db, held.id),
    changes: () => ({}),
  });
  await db.count(freeEntries, { invoice_id: held.id });
  return { status: 200, data: {} };
}
