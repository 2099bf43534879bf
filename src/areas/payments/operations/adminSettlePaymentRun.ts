import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { paidAtTime } from '../../../paying/paidOn.ts';
import { invalid, notFound } from '../../../problem.ts';
import type { SettleSettings } from '../actions/jobs/settleRow.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { notApproved } from '../actions/viewer.ts';
import { paymentsOfRun } from '../store/month.ts';
import { runById } from '../store/runs.ts';

/** Rule 208. */
export default async function adminSettlePaymentRun(
  call: Call<'adminSettlePaymentRun'>,
): Promise<Answer<'adminSettlePaymentRun'>> {
  const { params, body, db } = call;
  const settings = settingsOf(call);
  const run = await db.maybe(runById, { id: params.run_id });
  if (!run) throw notFound();
  if (run.approval === 'waiting') throw notApproved();
  const payments = await db.rows(paymentsOfRun, { run_id: params.run_id });
  const { payment_ids: ids } = body;
  if (ids && new Set(ids).size < ids.length) throw invalid({ payment_ids: ['An id occurs twice.'] });
  const chosen = ids ? payments.filter(({ id }) => ids.includes(id)) : payments;
  if (ids && chosen.length < ids.length)
    throw invalid({ payment_ids: ['An id belongs to no payment of the run.'] });
  const data = await startJob(call, 'settle', {
    settings,
    rows: chosen.map(({ id, employee_id, status }) => ({
      payment_id: id,
      employee_id,
      ...(status !== 'processing' && { outcome: 'unchanged' as const }),
    })),
  });
  return { status: 202, message: 'The job has begun.', data };
}

function settingsOf(call: Call<'adminSettlePaymentRun'>): SettleSettings {
  const { outcome, paid_at, reference, reason } = call.body;
  if (outcome === 'failed') {
    const why = textOrNull(reason);
    if (why === null) throw invalid({ reason: ['Is required for payments that failed.'] });
    return { outcome, reason: why };
  }
  if (reason !== undefined) throw invalid({ reason: ['Is for payments that failed.'] });
  return { outcome, paid_at: paidAtTime(call, paid_at), reference: textOrNull(reference) };
}
