import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { hold } from '../actions/hold.ts';
import { cancel } from '../actions/steps.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/viewer.ts';
import { presentPayment } from '../present/payment.ts';

/** scheduled, failed -> cancelled. */
export default async function adminCancelPayment(
  call: Call<'adminCancelPayment'>,
): Promise<Answer<'adminCancelPayment'>> {
  const { params, body, caller, db, workspace } = call;
  const viewer = await viewerOf(db, caller, workspace);
  const held = await hold(db, params.payment_id);
  assertMay('cancel', viewer, held);
  const row = await cancel(call, held, textOrNull(body.reason));
  return { status: 200, data: presentPayment(row, viewer), version: row.version };
}
