import { localDate } from '../../../civil/zones.ts';
import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { keepStaged, sourceOf } from '../../../files/store.ts';
import { wholeFile } from '../../../files/whole.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { addressOf } from '../../../people/address.ts';
import { notFound } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { clerkOf } from '../present/payslip.ts';
import type { payslipPdf } from '../present/payslipPdf.ts';
import { PAYSLIP_MACHINE, payoutOf } from '../rules/payslip.ts';
import {
  linesOf,
  payslipById,
  personOnPayslip,
  publishPayslip,
  type LineRow,
  type PayslipRow,
} from '../store/payslips.ts';
import { announcePublished, announceReplaced } from './announcePayslip.ts';
import { holdPayslip, notClerk, payslipStatusNow, periodTaken } from './payslip.ts';
import { NOTHING_PAID, voidOne } from './voidPayslip.ts';

type Publishing = CallerWriting & { services: Pick<Services, 'files' | 'drawer'> };

/**
 * draft -> published; a payslip that it replaces becomes void in the same transaction (rule 210). The PDF is
 * drawn once and stored, so that it never changes. It is drawn before the payslip is locked, which is safe
 * because drafts never change.
 */
export async function publish(
  call: Publishing,
  payslipId: string,
): Promise<{ row: PayslipRow; lines: LineRow[] }> {
  const { caller, db, now } = call;
  const seen = await db.outside.maybe(payslipById, { id: payslipId });
  if (!seen) throw notFound();
  assertOpen(PAYSLIP_MACHINE, 'publish', seen.status, clerkOf(caller, seen), notClerk);
  const { file_id, lines } = await stagePayslip(call, seen);

  const held = await holdPayslip(db, payslipId);
  assertOpen(PAYSLIP_MACHINE, 'publish', held.status, clerkOf(caller, held), notClerk);
  const { id, employee_id, replaces_id, correction_reason } = held;
  const former =
    replaces_id === null
      ? null
      : await voidOne(call, replaces_id, { reason: correction_reason ?? '', keepsPaid: true });
  await keepStaged(db, file_id);
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
        ...(former?.paid ?? NOTHING_PAID),
      }),
    current: () => payslipStatusNow(db, id),
  }).catch(async (error: unknown) => {
    throw await periodTaken(error, db.outside, held);
  });
  postOwed(call, {
    employeeId: employee_id,
    amount: payoutOf(row, row.currency),
    cause: { type: 'payslip', id },
  });
  if (former) announceReplaced(call, row, correction_reason ?? '');
  else announcePublished(call, row);
  return { row, lines };
}

async function stagePayslip(
  { db, services, workspace, now }: Publishing,
  payslip: PayslipRow,
): Promise<{ file_id: string; lines: LineRow[] }> {
  const { id, employee_id: ownerId } = payslip;
  const [lines, [row], [address = null]] = await db.outside.together(
    ask(linesOf, { payslip_id: id }),
    ask(personOnPayslip, { id: ownerId }),
    ask(addressOf, { user_id: ownerId }),
  );
  const person = { ...row!, address };
  const issued = { at: now, on: localDate(now, workspace.timezone) };
  const logo = await wholeFile(services.files, db.outside, workspace.logos.light);
  const { name, brand, settings } = workspace;
  const content = await services.drawer.draw<typeof payslipPdf>('payslip', {
    workspace: { name, brand, settings },
    logo,
    payslip,
    person,
    lines,
    issued,
  });
  return { file_id: await services.files.stage(db, sourceOf(content), { kind: 'payslip', ownerId }), lines };
}
