/** What a payment may say (rules 39, 40, 46): pure, so that the texts of its 422 are in one place. */
import { currencyProblem } from '../../../money/currencies.ts';
import { amountProblem, compareMoney, showMoney, type Money } from '../../../money/money.ts';
import type { CauseType } from '../../../paying/payable.ts';
import type { PaymentKind } from '../../../paying/store/payments.ts';
import type { FieldErrors } from '../../../problem.ts';

/** The member of a body that names records of a kind. */
export const MEMBER = {
  expense_claim: 'expense_ids',
  invoice: 'invoice_id',
  payslip: 'payslip_id',
} as const satisfies Record<CauseType, string>;

/** What a call says of a payment. */
export interface SentPayment {
  kind: Exclude<PaymentKind, 'reversal'>;
  amount: string;
  currency: string;
  period_start?: string | null | undefined;
  period_end?: string | null | undefined;
  expense_ids?: readonly string[] | undefined;
  invoice_id?: string | null | undefined;
  payslip_id?: string | null | undefined;
  duplicate_reason?: string | undefined;
}

/** The records that it names: of one kind at most, since each kind of payment has its own. */
export function causesOf({ expense_ids, invoice_id, payslip_id }: SentPayment): {
  type: CauseType;
  ids: readonly string[];
} | null {
  if (expense_ids) return { type: 'expense_claim', ids: [...expense_ids].sort() };
  if (invoice_id) return { type: 'invoice', ids: [invoice_id] };
  return payslip_id ? { type: 'payslip', ids: [payslip_id] } : null;
}

/** What each kind of payment pays. */
const PAYS: Record<SentPayment['kind'], { type: CauseType | null; needed: boolean }> = {
  reimbursement: { type: 'expense_claim', needed: true },
  invoice: { type: 'invoice', needed: true },
  salary: { type: 'payslip', needed: false },
  bonus: { type: null, needed: false },
  other: { type: null, needed: false },
};

/** Texts by field, as `errors` of a 422; null where it may be so. */
export function paymentProblems(sent: SentPayment): FieldErrors | null {
  const errors: FieldErrors = {};
  const wrongAmount = amountProblems(sent.amount, sent.currency);
  Object.assign(errors, wrongAmount);
  const { type, needed } = PAYS[sent.kind];
  for (const [cause, member] of Object.entries(MEMBER)) {
    const given = sent[member] !== undefined && sent[member] !== null;
    if (given && cause !== type) errors[member] = [`A payment of the kind ${sent.kind} does not have it.`];
    if (!given && cause === type && needed)
      errors[member] = [`A payment of the kind ${sent.kind} says what it pays.`];
  }
  const { period_start: start = null, period_end: end = null } = sent;
  if ((start === null) !== (end === null))
    errors[start === null ? 'period_start' : 'period_end'] = ['Both ends of the period, or none.'];
  else if (start !== null && end !== null && start > end)
    errors['period_end'] = ['Not before `period_start`.'];
  if (sent.duplicate_reason !== undefined && sent.kind !== 'salary')
    errors['duplicate_reason'] = [ONLY_SALARY];
  return Object.keys(errors).length === 0 ? null : errors;
}

/** The text of a 422 for a `duplicate_reason` of another kind of payment. */
export const ONLY_SALARY = 'Only a salary has it.';

/** Texts by field for an amount above zero and its currency; empty where they may be so. */
export function amountProblems(amount: string, currency: string): FieldErrors {
  const unknown = currencyProblem(currency);
  if (unknown) return { currency: [unknown] };
  const wrong = amountProblem(amount, currency) ?? (/^[0.]+$/.test(amount) ? 'Must be above zero.' : null);
  return wrong ? { amount: [wrong] } : {};
}

/** The text of a 422 where a payment is not exactly what its records come to; null where it is. */
export const totalProblem = (amount: Money, total: Money): string | null =>
  compareMoney(amount, total) === 0
    ? null
    : `What it pays comes to ${showMoney(total).amount} ${total.currency}.`;
