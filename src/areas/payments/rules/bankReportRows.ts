/** Pure: finds the payments that a bank's report is about, and what it does to each of them (rule 209). */
import { grouped } from '../../../lib/grouped.ts';
import { sameDecimal } from '../../../money/decimal.ts';
import { isStorable, money, showMoney, sum } from '../../../money/money.ts';
import type { BankReport, Reported } from './bankReport.ts';
import { batchOfReference, paymentOfReference } from './endToEnd.ts';
import { isSalaryKind } from './payment.ts';

/** A payment in a run, with the number of its order (`endToEnd.ts`). */
export interface Order {
  id: string;
  employee_id: string;
  kind: string;
  status: string;
  amount: string;
  currency: string;
  ordered: number;
  run_id: string | null;
}

/** What a row does to its payment. */
export interface ReportStep extends Pick<Reported, 'reason' | 'on'> {
  says: 'completed' | 'failed' | 'returned';
  /** Its run when the report came: a later order is not changed. */
  run_id: string;
}

export interface ReportRow {
  employee_id?: string;
  payment_id?: string;
  input?: ReportStep;
  outcome?: 'unchanged' | 'left_out';
  code?: string;
  detail?: string;
}

export interface Known {
  orders: readonly Order[];
  /** The account that paid each run; null if it is not known here. */
  accounts: ReadonlyMap<string, string | null>;
}

/** The ids of payments and runs that a report names. */
export function namedIn({ entries }: BankReport): { ids: string[]; run_ids: string[] } {
  const ids = new Set<string>();
  const runs = new Set<string>();
  for (const { about, reference } of entries) {
    if (reference === null) continue;
    if (about === 'payment') ids.add(paymentOfReference(reference)?.id ?? '');
    else runs.add(batchOfReference(reference)?.run_id ?? '');
  }
  ids.delete('');
  runs.delete('');
  return { ids: [...ids], run_ids: [...runs] };
}

/** A row for each payment that the report names, and for each entry that names none. */
export function* reportRows(
  { entries, first }: BankReport,
  { orders, accounts }: Known,
): Generator<ReportRow> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byRun = grouped(orders, ({ run_id }) => run_id);
  const seen = new Set<string>();
  for (const entry of entries) {
    const { found, current } = paymentsOf(entry, byId, byRun);
    if (found.length === 0) yield unknown(entry);
    const differs = !first && current && !amountIsRight(entry, found);
    for (const order of found) {
      if (first && seen.has(order.id)) continue;
      seen.add(order.id);
      const about = { employee_id: order.employee_id, payment_id: order.id };
      const { says, reason, on, account } = entry;
      if (!current || order.run_id === null || says === 'nothing') yield { ...about, outcome: 'unchanged' };
      else if (account !== null && account !== accounts.get(order.run_id))
        yield leftOut(
          about,
          'other_account',
          'The report is about another account than the one that pays the run.',
        );
      else if (differs)
        yield leftOut(about, 'amount_differs', 'The bank reports another amount than was ordered.');
      else yield { ...about, input: { says, reason, on, run_id: order.run_id } };
    }
  }
}

/** `current`: false if the entry is about an earlier order of the payment. */
function paymentsOf(
  { about, reference }: Reported,
  byId: ReadonlyMap<string, Order>,
  byRun: ReadonlyMap<string | null, Order[]>,
): { found: Order[]; current: boolean } {
  const none = { found: [], current: true };
  if (reference === null) return none;
  if (about === 'payment') {
    const named = paymentOfReference(reference);
    const order = named && byId.get(named.id);
    return order ? { found: [order], current: order.ordered === named.ordered } : none;
  }
  const batch = batchOfReference(reference);
  const ofRun = (batch && byRun.get(batch.run_id)) ?? [];
  const found = about === 'run' ? ofRun : ofRun.filter(({ kind }) => isSalaryKind(kind) === batch?.salaries);
  return { found, current: true };
}

/** A batch may be booked with or without the payments of it that the bank has rejected. */
function amountIsRight({ amount }: Reported, orders: readonly Order[]): boolean {
  const currency = orders[0]?.currency;
  if (amount === null || currency !== amount.currency) return false;
  return [orders, orders.filter(({ status }) => status !== 'failed')].some((booked) => {
    const total = sum(
      booked.map((one) => money(one.amount, currency)),
      currency,
    );
    return isStorable(total) && sameDecimal(showMoney(total).amount, amount.value);
  });
}

const leftOut = (about: object, code: string, detail: string): ReportRow => ({
  ...about,
  outcome: 'left_out',
  code,
  detail,
});

const unknown = ({ reference }: Reported): ReportRow =>
  leftOut(
    {},
    'unknown_payment',
    reference === null
      ? 'The entry has no reference.'
      : `No payment was ordered with the reference ${reference.slice(0, 40)}.`,
  );
