import type { Answer, Call } from '../../../contract.ts';
import { recoverFailed, totalOf } from '../actions/recoverFailed.ts';

export default async function recoverDeliveries(
  call: Call<'recoverDeliveries'>,
): Promise<Answer<'recoverDeliveries'>> {
  const { params, body } = call;
  const { since, dry_run: dryRun = false } = body;
  const events = await recoverFailed(call, { webhookId: params.webhook_id, since, dryRun });
  return { status: 202, data: { count: totalOf(events), events, since } };
}
