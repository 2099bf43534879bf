/** Rule 209: does to a payment what the bank reports about it. */
import type { CallerWriting } from '../../../../events/writing.ts';
import type { PaymentRow } from '../../../../paying/store/payments.ts';
import { paidAtOf, paidAtTime } from '../../../../paying/paidOn.ts';
import type { ReportStep } from '../../rules/bankReportRows.ts';
import { hold } from '../hold.ts';
import { complete, fail, reverse } from '../steps.ts';
import { assertMay } from '../viewer.ts';
import type { DoRow, Outcome, RowCall } from './row.ts';

export const reportRow: DoRow = async (call, { payment_id, input }) => {
  const step = input as unknown as ReportStep;
  const held = await hold(call.db, payment_id!);
  const outcome = held.run_id === step.run_id ? await takeStep(call, held, step) : 'unchanged';
  return { outcome, amount: held.amount, currency: held.currency };
};

async function takeStep(call: RowCall, held: PaymentRow, step: ReportStep): Promise<Outcome['outcome']> {
  const { caller } = call;
  const { says, reason } = step;
  if (held.status === 'completed' && says === 'returned' && held.reversed_by_id === null) {
    assertMay('reverse', caller, held);
    await reverse(call, held, reason);
    return 'reversed';
  }
  if (held.status !== 'processing') return 'unchanged';
  if (says === 'completed') {
    assertMay('complete', caller, held);
    await complete(call, held, { paidAt: bookedAt(call, step), reference: null });
    return 'completed';
  }
  assertMay('fail', caller, held);
  await fail(call, held, reason);
  return 'failed';
}

const bookedAt = (call: RowCall & Pick<CallerWriting, 'now'>, { on }: ReportStep): string =>
  on === null ? paidAtTime(call) : paidAtOf(call, on);
