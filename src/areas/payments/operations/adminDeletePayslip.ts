import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { forgetFile } from '../../../files/store.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { holdPayslip, notClerk, payslipStatusNow } from '../actions/payslip.ts';
import { clerkOf } from '../present/payslip.ts';
import { PAYSLIP_MACHINE } from '../rules/payslip.ts';
import { deletePayslip } from '../store/payslips.ts';

export default async function adminDeletePayslip(
  call: Call<'adminDeletePayslip'>,
): Promise<Answer<'adminDeletePayslip'>> {
  const { params, caller, db } = call;
  const held = await holdPayslip(db, params.payslip_id);
  const { id, status } = held;
  assertOpen(PAYSLIP_MACHINE, 'delete', status, clerkOf(caller, held), notClerk);
  await transition(call, PAYSLIP_MACHINE, {
    id,
    action: 'delete',
    before: status,
    set: () => ask(deletePayslip, { id }),
    current: () => payslipStatusNow(db, id),
    changes: () => ({}),
  });
  if (held.document) await forgetFile(db, held.document.id);
  return { status: 200, data: {} };
}
