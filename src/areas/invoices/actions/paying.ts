/** Makes invoices payable: their totals, and the transitions from issued to paid and back. */
import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Due, Payable } from '../../../paying/payable.ts';
import { transition, wrongState } from '../../../transitions/transition.ts';
import { dueOf, wholeOf } from '../rules/correction.ts';
import { INVOICE_MACHINE } from '../rules/invoice.ts';
import { invoicesToPay, moveInvoice, type PayableInvoice } from '../store/invoices.ts';
import { statusNow } from './hold.ts';

export const invoicesPayable: Payable = {
  cause: 'invoice',
  kind: 'invoice',
  hold: async (db, ids) => (await db.rows(invoicesToPay, { ids })).map(payableOf),
  async markPaid(call, ids, { paidAt }) {
    const paid_on = localDate(Date.parse(paidAt), call.workspace.timezone);
    for (const id of ids) await move(call, id, 'mark_paid', paid_on);
  },
  async markUnpaid(call, ids) {
    for (const id of ids) await move(call, id, 'reopen', null);
  },
};

const payableOf = ({ id, employee_id, status, ...amounts }: PayableInvoice): Due => ({
  id,
  employee_id,
  amount: wholeOf(dueOf(amounts)),
  refusal: status === 'issued' ? null : wrongState(INVOICE_MACHINE, 'mark_paid', status),
});

/** issued -> paid, or back. */
export const move = (
  call: Writing,
  id: string,
  action: 'mark_paid' | 'reopen',
  paid_on: string | null,
): Promise<{ id: string }> => {
  const before = action === 'mark_paid' ? 'issued' : 'paid';
  return transition(call, INVOICE_MACHINE, {
    id,
    action,
    before,
    set: (after) => ask(moveInvoice, { id, before, after: after!, paid_on, void_reason: null }),
    current: () => statusNow(call.db, id),
  });
};
