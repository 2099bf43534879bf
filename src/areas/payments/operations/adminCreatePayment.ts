import type { Answer, Call } from '../../../contract.ts';
import { schedule } from '../actions/schedule.ts';
import { auditScheduled } from '../announce.ts';
import { presentPayment } from '../present/payment.ts';

/** Rules 39, 46. */
export default async function adminCreatePayment(
  call: Call<'adminCreatePayment'>,
): Promise<Answer<'adminCreatePayment'>> {
  const { caller } = call;
  const row = await schedule(call);
  auditScheduled(call, row);
  return {
    status: 201,
    data: presentPayment(row, caller),
    version: row.version,
  };
}
