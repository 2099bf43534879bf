import { addDays } from '../../../civil/dates.ts';
import { startOfDay } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { deliveryList } from '../store/deliveries.ts';
import { webhookById } from '../store/webhooks.ts';

/** `from` and `to` are days of the workspace. */
export default async function listWebhookDeliveries({
  params,
  query,
  db,
  workspace,
  services,
}: Call<'listWebhookDeliveries'>): Promise<Answer<'listWebhookDeliveries'>> {
  if (!(await db.maybe(webhookById, [params.webhook_id]))) throw notFound();
  const { status, event, from, to } = query;
  const { rows, page } = await deliveryList.page(
    db,
    {
      ...query,
      filters: {
        webhook_id: params.webhook_id,
        status,
        event,
        from: from && instantOf(from, workspace.timezone),
        before: to && instantOf(addDays(to, 1), workspace.timezone),
      },
    },
    services.cursorKey,
  );
  return { status: 200, data: rows.map(presentDelivery), page };
}

const instantOf = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString();
