/** Validates new payments (rules 39, 40, 46), with the texts of all their 422 in one place. */
import { currencyProblem } from '../../../money/currencies.ts';
import { compareMoney, positiveAmountProblem, showMoney, type Money } from '../../../money/money.ts';
import type { CauseType } from '../../../paying/payable.ts';
import type { PaymentKind } from '../../../paying/store/payments.ts';
import type { FieldErrors } from '../../../problem.ts';

/** The member of a request that names records of a type. */
export const MEMBER = {
  expense_claim: 'expense_ids',
  invoice: 'invoice_id',
  payslip: 'payslip_id',
} as const satisfies Record<CauseType, string>;

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

/**
 * The records that a request names. They are of one type, because each kind of payment pays one type only.
 */
export function causesOf({ expense_ids, invoice_id, payslip_id }: SentPayment): {
  type: CauseType;
  ids: readonly string[];
} | null {
  if (expense_ids) return { type: 'expense_claim', ids: [...expense_ids].sort() };
  if (invoice_id) return { type: 'invoice', ids: [invoice_id] };
  return payslip_id ? { type: 'payslip', ids: [payslip_id] } : null;
}

/** The type of records that each kind of payment pays, and whether they are required. */
const PAYS: Record<SentPayment['kind'], { type: CauseType | null; needed: boolean }> = {
  reimbursement: { type: 'expense_claim', needed: true },
  invoice: { type: 'invoice', needed: true },
  salary: { type: 'payslip', needed: false },
  bonus: { type: null, needed: false },
  other: { type: null, needed: false },
};

/** The `errors` of a 422 by field; null if the payment is valid. */
export function paymentProblems(sent: SentPayment): FieldErrors | null {
  const errors: FieldErrors = {};
  const wrongAmount = amountProblems(sent.amount, sent.currency);
  Object.assign(errors, wrongAmount);
  const { type, needed } = PAYS[sent.kind];
  for (const [cause, member] of Object.entries(MEMBER)) {
    const given = sent[member] !== undefined && sent[member] !== null;
    if (given && cause !== type) errors[member] = [`Is not allowed for a payment of the kind ${sent.kind}.`];
    if (!given && cause === type && needed)
      errors[member] = [`Is required for a payment of the kind ${sent.kind}.`];
  }
  const { period_start: start = null, period_end: end = null } = sent;
  if ((start === null) !== (end === null))
    errors[start === null ? 'period_start' : 'period_end'] = ['Send both ends of the period, or neither.'];
  else if (start !== null && end !== null && start > end)
    errors['period_end'] = ['Must not be before `period_start`.'];
  if (sent.duplicate_reason !== undefined && sent.kind !== 'salary')
    errors['duplicate_reason'] = [ONLY_SALARY];
  return Object.keys(errors).length === 0 ? null : errors;
}

export const ONLY_SALARY = 'Is allowed for a salary only.';

/** Errors by field for an amount and its currency; empty if the amount is above zero and valid. */
export function amountProblems(amount: string, currency: string): FieldErrors {
  const unknown = currencyProblem(currency);
  if (unknown) return { currency: [unknown] };
  const wrong = positiveAmountProblem(amount, currency);
  return wrong ? { amount: [wrong] } : {};
}

/** The text of a 422 if the amount is not exactly the total of the records; null if it is. */
export const totalProblem = (amount: Money, total: Money): string | null =>
  compareMoney(amount, total) === 0
    ? null
    : `The records that it pays add up to ${showMoney(total).amount} ${total.currency}.`;
