/** Rule 208: completes or fails a payment of a run. */
import { paidAtTime } from '../../../../paying/paidOn.ts';
import { hold } from '../hold.ts';
import { complete, fail } from '../steps.ts';
import { assertMay } from '../viewer.ts';
import type { DoRow } from './row.ts';

export type SettleSettings =
  { outcome: 'completed'; paid_at: string; reference: string | null } | { outcome: 'failed'; reason: string };

export const settleRow: DoRow = async (call, { payment_id }, settings) => {
  const chosen = settings as unknown as SettleSettings;
  const held = await hold(call.db, payment_id!);
  const shown = { amount: held.amount, currency: held.currency };
  if (held.status !== 'processing') return { outcome: 'unchanged', ...shown };
  if (chosen.outcome === 'completed') {
    assertMay('complete', call.caller, held);
    await complete(call, held, { paidAt: paidAtTime(call, chosen.paid_at), reference: chosen.reference });
  } else {
    assertMay('fail', call.caller, held);
    await fail(call, held, chosen.reason);
  }
  return { outcome: chosen.outcome, ...shown };
};
