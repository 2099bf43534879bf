import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { recoverFailed, totalOf } from '../actions/recoverFailed.ts';

export default async function recoverDeliveries(
  call: Call<'recoverDeliveries'>,
): Promise<Answer<'recoverDeliveries'>> {
  const { params, body } = call;
  const { since, until = null, events: kinds = null, dry_run: dryRun = false } = body;
  if (until !== null && Date.parse(until) <= Date.parse(since))
    throw invalid({ until: ['Not after `since`.'] });
  const events = await recoverFailed(call, { webhookId: params.webhook_id, since, until, kinds, dryRun });
  return { status: 202, data: { count: totalOf(events), events, since } };
}
