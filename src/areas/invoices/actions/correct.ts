/** What issuing a correction does to the invoice that it corrects, and money that is carried over (rule 213). */
import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import {
  compareMoney,
  minus,
  money,
  moneyToNumeric,
  negated,
  noMoney,
  type Money,
} from '../../../money/money.ts';
import { askBack } from '../../../paying/askBack.ts';
import { paymentOf } from '../../../paying/causes.ts';
import { postCorrection, postOwed, postVoid } from '../../../paying/wallet.ts';
import { conflict } from '../../../problem.ts';
import { transition, wrongState } from '../../../transitions/transition.ts';
import type { RateTax } from '../rules/amounts.ts';
import {
  comparedWith,
  dueOf,
  partOfSplit,
  splitColumns,
  splitOf,
  wholeOf,
  type Split,
} from '../rules/correction.ts';
import { INVOICE_MACHINE } from '../rules/invoice.ts';
import {
  addCredited,
  carriedCorrections,
  creditedTaxes,
  deleteOffsets,
  insertOffset,
  moveEntries,
  moveSettled,
  replacementOf,
  setPaidBefore,
} from '../store/corrections.ts';
import { invoiceById, moveInvoice, type InvoiceDetailRow } from '../store/invoices.ts';
import { freeEntries } from '../store/time.ts';
import { statusNow } from './hold.ts';
import { move } from './paying.ts';

/**
 * Whether nothing of the invoice is left after this correction.
 * @throws 409 `invalid_transition` or `exceeds_invoice` if the invoice cannot be corrected so
 */
export async function assertCorrects(
  { db }: Pick<CallerWriting, 'db'>,
  invoice: InvoiceDetailRow,
  { kind, taxes }: { kind: InvoiceDetailRow['kind']; taxes: readonly RateTax[] },
): Promise<{ whole: boolean }> {
  if (invoice.status !== 'issued' && invoice.status !== 'paid')
    throw wrongState(INVOICE_MACHINE, 'correct', invoice.status);
  const state = { current_status: invoice.status };
  const [[replaced], before] = await db.together(
    ask(replacementOf, { id: invoice.id }),
    ask(creditedTaxes, { id: invoice.id }),
  );
  if (replaced)
    throw conflict('invalid_transition', 'The invoice was replaced. Correct the one that replaced it.', {
      ...state,
      replaced_by_id: replaced.id,
    });
  if (kind === 'corrected_invoice') {
    if (before.length > 0)
      throw conflict(
        'invalid_transition',
        'The invoice was credited. Credit the rest, and make a new one.',
        state,
      );
    if (wholeOf(dueOf(invoice)).minor < 0n)
      throw conflict(
        'invalid_transition',
        'Money of the invoice is still to be paid back or carried over.',
        state,
      );
    return { whole: true };
  }
  const { exceeded, whole } = comparedWith(invoice.taxes, { before, now: taxes }, invoice.currency);
  if (exceeded)
    throw conflict(
      'exceeds_invoice',
      `At ${exceeded.tax_rate} percent ${exceeded.left} is left of the invoice.`,
      {
        ...exceeded,
      },
    );
  return { whole };
}

/** @throws 409 `already_paid` while a payment of the invoice is open: its amount would no longer be right */
export async function assertNotBeingPaid(
  { db }: Pick<CallerWriting, 'db'>,
  { id }: InvoiceDetailRow,
): Promise<void> {
  const payment = await paymentOf(db, 'invoice', id);
  if (!payment || payment.status === 'completed') return;
  throw conflict('already_paid', `The invoice has a payment that is ${payment.status}. Cancel it first.`, {
    id,
    payment_id: payment.payment_id,
    payment_status: payment.status,
  });
}

/** What was paid for the invoice that a corrected one replaces. */
export function paidFor(invoice: InvoiceDetailRow): Split {
  const { currency, kind, status, paid_before, prior_net, prior_tax } = invoice;
  if (status === 'paid') return splitOf(invoice, currency);
  // an unpaid corrected invoice that replaced a paid one
  if (kind === 'corrected_invoice' && compareMoney(money(paid_before, currency), noMoney(currency)) > 0)
    return splitOf({ net: prior_net, tax: prior_tax }, currency);
  return { net: noMoney(currency), tax: noMoney(currency) };
}

/** Notes on a corrected invoice that is about to be issued what was paid before. */
export const notePaid = ({ db }: Pick<CallerWriting, 'db'>, id: string, paid: Split): Promise<unknown> =>
  db.one(setPaidBefore, { id, paid_before: moneyToNumeric(wholeOf(paid)), ...splitColumns(paid) });

interface Correcting {
  /** As issued. */
  correction: InvoiceDetailRow;
  /** Held. */
  invoice: InvoiceDetailRow;
  whole: boolean;
}

/** After a correction was issued. */
export async function applyCorrection(
  call: CallerWriting,
  { correction, invoice, whole }: Correcting,
): Promise<void> {
  if (correction.kind === 'credit_note') await credit(call, { correction, invoice, whole });
  else await replace(call, correction, invoice);
}

async function credit(call: CallerWriting, { correction, invoice, whole }: Correcting): Promise<void> {
  const { db } = call;
  const { currency, employee_id: employeeId } = invoice;
  const total = money(invoice.total, currency);
  const left = minus(total, money(invoice.credited, currency));
  // several credit notes may round their taxes so that they differ by a cent from the invoice's
  const own = money(correction.total, currency);
  const credited = whole || compareMoney(own, left) > 0 ? left : own;
  await db.count(addCredited, { id: invoice.id, amount: moneyToNumeric(credited) });
  postCorrection(call, {
    employeeId,
    amount: negated(credited),
    cause: { type: 'invoice', id: invoice.id },
  });
  if (invoice.status !== 'issued') return;
  const all = splitOf(correction, currency);
  const open = wholeOf(dueOf(invoice));
  // carried money has lowered the invoice: what is credited beyond the rest is carried over or repaid
  const covered = !whole && compareMoney(wholeOf(all), open) >= 0;
  const netted = splitColumns(covered ? partOfSplit(all, open) : all);
  await db.count(moveSettled, { from_id: correction.id, to_id: invoice.id, ...netted });
  if (whole) await end(call, invoice, correctedBy(correction));
  else if (covered) await move(call, invoice.id, 'mark_paid', correction.issued_on!);
}

async function replace(
  call: CallerWriting,
  correction: InvoiceDetailRow,
  invoice: InvoiceDetailRow,
): Promise<void> {
  const { employee_id: employeeId, currency } = invoice;
  postOwed(call, {
    employeeId,
    amount: minus(money(correction.total, currency), money(correction.paid_before, currency)),
    cause: { type: 'invoice', id: correction.id },
  });
  if (invoice.status !== 'issued') return;
  postVoid(call, { employeeId, amount: owedOf(invoice), cause: { type: 'invoice', id: invoice.id } });
  await call.db.count(moveEntries, { from_id: invoice.id, to_id: correction.id });
  await end(call, invoice, correctedBy(correction));
}

/** What the wallet has for an invoice that is not paid. */
export const owedOf = ({ total, credited, paid_before, currency }: InvoiceDetailRow): Money =>
  minus(minus(money(total, currency), money(credited, currency)), money(paid_before, currency));

const correctedBy = ({ id, correction_reason }: InvoiceDetailRow) => ({
  reason: correction_reason!,
  changes: { corrected_by: [null, id] as [null, string] },
});

/** issued -> void: its time can be invoiced again, and money that was carried over to it is carried over once more. */
export async function end(
  call: CallerWriting,
  { id, status }: InvoiceDetailRow,
  { reason, changes = {} }: { reason: string; changes?: Record<string, [unknown, unknown]> },
): Promise<void> {
  const { db } = call;
  await transition(call, INVOICE_MACHINE, {
    id,
    action: 'void',
    before: status,
    set: (after) =>
      ask(moveInvoice, { id, before: status, after: after!, paid_on: null, void_reason: reason }),
    current: () => statusNow(db, id),
    changes: () => ({ status: ['issued', 'void'], void_reason: [null, reason], ...changes }),
  });
  await releaseOffsets(call, id);
  await db.count(freeEntries, { invoice_id: id });
}

const opposite = ({ net, tax }: Split): Split => ({ net: negated(net), tax: negated(tax) });

/**
 * After an invoice was issued: money carried over from earlier corrections lowers what is open of it, to zero at most.
 * Whatever has nothing open is paid. Lock the person first.
 */
export async function carryOver(call: CallerWriting, id: string, issuedOn: string): Promise<void> {
  const { db } = call;
  const row = await db.one(invoiceById, { id });
  const { employee_id, currency } = row;
  let due = dueOf(row);
  if (wholeOf(due).minor > 0n)
    for (const carried of await db.rows(carriedCorrections, { employee_id, currency })) {
      const open = wholeOf(due);
      if (carried.id === id || open.minor <= 0n) continue;
      const left = opposite(dueOf(carried));
      const all = wholeOf(left);
      if (all.minor <= 0n) continue;
      const used = partOfSplit(left, compareMoney(all, open) > 0 ? open : all);
      await db.one(insertOffset, { credit_id: carried.id, invoice_id: id, ...splitColumns(used) });
      await db.count(moveSettled, { from_id: carried.id, to_id: id, ...splitColumns(used) });
      due = { net: minus(due.net, used.net), tax: minus(due.tax, used.tax) };
      if (compareMoney(wholeOf(used), all) === 0) await move(call, carried.id, 'mark_paid', issuedOn);
    }
  if (wholeOf(due).minor === 0n) await move(call, id, 'mark_paid', issuedOn);
}

/** Gives money that was carried over to an invoice back to its corrections. */
async function releaseOffsets(call: CallerWriting, invoiceId: string): Promise<void> {
  const { db } = call;
  for (const { credit_id, net, tax } of await db.rows(deleteOffsets, { invoice_id: invoiceId })) {
    await db.count(moveSettled, { from_id: invoiceId, to_id: credit_id, net, tax });
    if ((await statusNow(db, credit_id)) === 'paid') await move(call, credit_id, 'reopen', null);
  }
}

/** Asks for money back that was paid too much, if the correction is settled so. */
export async function askRepaid(call: CallerWriting, id: string, payOn: string): Promise<void> {
  const row = await call.db.one(invoiceById, { id });
  const amount = wholeOf(dueOf(row));
  if (row.settlement !== 'repaid' || amount.minor >= 0n) return;
  const { employee_id: employeeId } = row;
  await askBack(call, { employeeId, kind: 'invoice', amount, payOn, cause: { type: 'invoice', id } });
}
