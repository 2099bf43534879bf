import type { Answer, Call } from '../../../contract.ts';
import { schedule } from '../actions/schedule.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { auditScheduled } from '../announce.ts';
import { presentPayment } from '../present/payment.ts';

/** Schedules a payment (rules 39, 46). */
export default async function adminCreatePayment(
  call: Call<'adminCreatePayment'>,
): Promise<Answer<'adminCreatePayment'>> {
  const { caller, db, workspace } = call;
  const row = await schedule(call);
  auditScheduled(call, row);
  return {
    status: 201,
    data: presentPayment(row, await viewerOf(db, caller, workspace)),
    version: row.version,
  };
}
