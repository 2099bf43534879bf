import type { Answer, Call } from '../../../contract.ts';
import { announceSample, sampleFor } from '../announce.ts';
import { presentDelivery } from '../present/deliveries.ts';
import { sendNow } from '../actions/sendNow.ts';

/** The sample is valid by the schema of its kind and has `sample: true` in its data. */
export default async function sendSampleEvent(
  call: Call<'sendSampleEvent'>,
): Promise<Answer<'sendSampleEvent'>> {
  const { params, body } = call;
  const webhookId = params.webhook_id;
  const kind = body.event;
  const row = await sendNow(call, sampleFor(webhookId, kind));
  announceSample(call, webhookId, kind);
  return { status: 202, data: presentDelivery(row) };
}
