import type { Answer, Call } from '../../../contract.ts';
import { presentWebhookDelivery } from '../present/deliveries.ts';
import { periodOf } from '../rules/period.ts';
import { deliveriesOfAll } from '../store/allDeliveries.ts';

/** `from` and `to` are days in the workspace's zone. */
export default async function listDeliveries(
  call: Call<'listDeliveries'>,
): Promise<Answer<'listDeliveries'>> {
  const { query, workspace } = call;
  const { webhook_id, status, event, response_code } = query;
  const { rows, page } = await deliveriesOfAll.page(call, {
    webhook_id,
    status,
    event,
    response_code,
    ...periodOf(query, workspace.timezone),
  });
  return { status: 200, data: rows.map(presentWebhookDelivery), page };
}
