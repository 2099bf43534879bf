import { localDate } from '../../../civil/zones.ts';
import { ask, type Tx } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { forgetFile, keepStaged, sourceOf } from '../../../files/store.ts';
import { wholeFile } from '../../../files/whole.ts';
import { askBack } from '../../../paying/askBack.ts';
import { postOwed } from '../../../paying/wallet.ts';
import { addressOf } from '../../../people/address.ts';
import { conflict, notFound } from '../../../problem.ts';
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
  const lines = await db.outside.rows(linesOf, { payslip_id: seen.id });
  const drawn = seen.document ? null : await drawnPayslip(call, seen, lines);

  const held = await holdPayslip(db, payslipId);
  assertOpen(PAYSLIP_MACHINE, 'publish', held.status, clerkOf(caller, held), notClerk);
  const { id, employee_id, replaces_id, correction_reason } = held;
  const file_id = await documentFor(db, held, drawn);
  const former =
    replaces_id === null
      ? null
      : await voidOne(call, replaces_id, { reason: correction_reason ?? '', keepsPaid: true });
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
  const owed = {
    employeeId: employee_id,
    amount: payoutOf(row, row.currency),
    cause: { type: 'payslip' as const, id },
  };
  postOwed(call, owed);
  if (row.settlement === 'repaid' && owed.amount.minor < 0n)
    await askBack(call, { ...owed, kind: 'other', payOn: localDate(now, call.workspace.timezone) });
  if (former) announceReplaced(call, row, correction_reason ?? '');
  else announcePublished(call, row);
  return { row, lines };
}

/** The file of the payslip: the one that was uploaded (rule 212), or else the one that was drawn. */
async function documentFor(db: Tx, held: PayslipRow, drawn: string | null): Promise<string> {
  if (held.document) {
    if (drawn !== null) await forgetFile(db, drawn);
    return held.document.id;
  }
  if (drawn === null)
    throw conflict('document_missing', 'The payslip has no lines. Upload its PDF before you publish it.');
  await keepStaged(db, drawn);
  return drawn;
}

/** The id of the staged file; null for a payslip without lines, of which nothing can be drawn. */
async function drawnPayslip(
  { db, services, workspace, now }: Publishing,
  payslip: PayslipRow,
  lines: readonly LineRow[],
): Promise<string | null> {
  if (lines.length === 0) return null;
  const { employee_id: ownerId } = payslip;
  const [[row], [address = null]] = await db.outside.together(
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
  return services.files.stage(db, sourceOf(content), { kind: 'payslip', ownerId });
}
