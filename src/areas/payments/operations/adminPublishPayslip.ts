import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { keepFile } from '../../../files/store.ts';
import { wholeFile } from '../../../files/whole.ts';
import { money } from '../../../money/money.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { holdPayslip, notClerk, payslipStatusNow } from '../actions/payslip.ts';
import { announcePublished } from '../actions/announcePayslip.ts';
import { clerkOf, presentPayslipDetail } from '../present/payslip.ts';
import { payslipPdf } from '../present/payslipPdf.ts';
import { PAYSLIP_MACHINE } from '../rules/payslip.ts';
import { linesOf, personOnPayslip, publishPayslip } from '../store/payslips.ts';

/** draft -> published: the PDF is made once and stored, so that it stays as the person has seen it. */
export default async function adminPublishPayslip(
  call: Call<'adminPublishPayslip'>,
): Promise<Answer<'adminPublishPayslip'>> {
  const { params, caller, db, services, workspace, now } = call;
  const held = await holdPayslip(db, params.payslip_id);
  assertOpen(PAYSLIP_MACHINE, 'publish', held.status, clerkOf(caller), notClerk);
  const { id, employee_id } = held;
  const [lines, [person]] = await db.together(
    ask(linesOf, { payslip_id: id }),
    ask(personOnPayslip, { id: employee_id }),
  );
  const issued = { at: now, on: localDate(now, workspace.timezone) };
  const logo = await wholeFile(services.files, db, workspace.logos.light);
  const content = await payslipPdf({ workspace, logo, payslip: held, person: person!, lines, issued });
  const file_id = await keepFile(db, { kind: 'payslip', ownerId: employee_id, content });
  const row = await transition(call, PAYSLIP_MACHINE, {
    id,
    action: 'publish',
    before: held.status,
    set: (after) =>
      ask(publishPayslip, {
        id,
        before: held.status,
        after: after!,
        file_id,
        now: new Date(now).toISOString(),
      }),
    current: () => payslipStatusNow(db, id),
  });
  postOwed(call, {
    employeeId: employee_id,
    amount: money(row.net, row.currency),
    cause: { type: 'payslip', id },
  });
  announcePublished(call, row);
  return { status: 200, data: presentPayslipDetail(row, lines, caller), version: row.version };
}
