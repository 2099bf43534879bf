import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { sampleData } from '../present/eventKinds.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { sendNow } from '../actions/sendNow.ts';

/** Sends an invented event of any kind to this webhook only: valid against its schema, with `sample: true` in its data. */
export default async function sendSampleEvent({
  params,
  body,
  caller,
  db,
  workspace,
  services,
  now,
  request,
}: Call<'sendSampleEvent'>): Promise<Answer<'sendSampleEvent'>> {
  const webhookId = params.webhook_id;
  const kind = body.event;
  const row = await sendNow(
    { db, services, now },
    {
      webhookId,
      what: 'sample',
      event: { kind, actor: caller.actor, data: sampleData(kind), at: now, timezone: workspace.timezone },
    },
  );
  audit(db, authorOf(caller, request), {
    action: 'sent sample to',
    resource: 'webhook',
    id: webhookId,
    changes: { event: [null, kind] },
  });
  return { status: 202, data: presentDelivery(row) };
}
