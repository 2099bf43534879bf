import { changedFields } from '../../../events/audit.ts';
import type { Answer, Call } from '../../../contract.ts';
import { earlier } from '../../../civil/dates.ts';
import { amountInWords, days, daysToNumeric } from '../../../civil/days.ts';
import { merged } from '../../../lib/merged.ts';
import { textOfPatch } from '../../../lib/texts.ts';
import { expectVersion } from '../../../problem.ts';
import { emitAbsence, tellDeciders } from '../announce.ts';
import { holdForOwner, statusNow } from '../actions/decide.ts';
import { assertOnlyCloses, changeSickness } from '../actions/certificate.ts';
import { assertOneChange, isMoved, movesDates, removeDays, shorten, spanAfter } from '../actions/reshape.ts';
import { presentAbsence } from '../present/absence.ts';
import { askTerms, checkRequest, raceLost, validSlots } from '../actions/request.ts';
import { storedSpan } from '../rules/hours.ts';
import { editedRows } from '../rules/ledger.ts';
import { ABSENCE_MACHINE } from '../rules/review.ts';
import type { LedgerRow } from '../rules/types.ts';
import { absenceById, editAbsence, type AbsenceRow } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { ask } from '../../../db/handle.ts';
import { transition } from '../../../transitions/transition.ts';
import { assertOwnerMay, viewerOf } from '../actions/viewer.ts';

/**
 * Changes dates, halves and note of an open request. New dates are counted and checked as for a new request.
 * Unchanged dates are not checked again, so that a note can be added after the notice period. An approved
 * absence can be shortened (rule 76).
 */
export default async function updatePtoRequest(
  call: Call<'updatePtoRequest'>,
): Promise<Answer<'updatePtoRequest'>> {
  const { params, body, ifMatch, caller, db, workspace, now } = call;
  const viewer = await viewerOf(db, caller, workspace, now);
  const held = await holdForOwner(call, params.absence_id);
  const approved = held.status === 'approved';
  assertOwnerMay(approved ? 'shorten' : 'edit', viewer, held);
  expectVersion(ifMatch, held.version);
  assertOneChange(body);
  if (approved || body.remove) {
    if (approved) {
      assertOnlyCloses(body, held);
      const closed = await changeSickness(call, held, held, { open_ended: body.open_ended });
      if (!closed || movesDates(body)) await shorten(call, viewer, held, body);
    } else
      await removeDays(call, viewer, held, body.remove!, { title: 'A request for time off was shortened' });
    const after = await db.one(absenceById, { id: held.id });
    return { status: 200, data: presentAbsence(after, viewer), version: after.version };
  }

  const wanted = merged(held, { note: textOfPatch(body.note) });
  const span = spanAfter(held, body);
  const { start_date } = span;
  const slots = validSlots(span);
  await changeSickness(call, held, span, { open_ended: body.open_ended });
  let amount = held.days;
  let rows: LedgerRow[] = [];
  let { overlays } = held;
  if (isMoved(held, span)) {
    const [[terms]] = await db.together(askTerms({ ...held, absence_id: held.id }, span));
    const { cost, bookings, account } = await checkRequest(db, span, terms!, viewer, {
      edited: { id: held.id, changedFrom: earlier(held.start_date, start_date) },
    });
    overlays = terms!.displaced.length > 0;
    amount = daysToNumeric(cost.total);
    rows = editedRows(held.id, account.rows, bookings);
  }

  const row = await transition(call, ABSENCE_MACHINE, {
    id: held.id,
    action: 'edit',
    before: held.status,
    set: () =>
      ask(editAbsence, {
        id: held.id,
        ...storedSpan(span),
        slots,
        overlays,
        days: amount,
        note: wanted.note,
        actor: JSON.stringify(caller.actor),
        ledger: ledgerValues(rows),
      }),
    current: () => statusNow(db, held.id),
    changes: (after) => changesOf(held, after),
  }).catch(async (error: unknown) => {
    throw await raceLost(error, db.outside, {
      employeeId: held.employee_id,
      slots,
      absenceId: held.id,
    });
  });
  emitAbsence(call, 'absence.requested', row);
  tellDeciders(call, row, held, {
    kind: 'absence.requested',
    title: `${row.employee_name} has changed a request for time off`,
  });
  return { status: 200, data: presentAbsence(row, viewer), version: row.version };
}

const SPAN = ['start_date', 'end_date', 'start_half', 'end_half', 'start_time', 'end_time'] as const;

/** Old and new values of the changes, for the audit trail. A changed note is mentioned without its text. */
function changesOf(before: AbsenceRow, after: AbsenceRow): Record<string, [unknown, unknown]> {
  const changes = changedFields(SPAN, before, after);
  const [from, to] = [before, after].map((row) => amountInWords(days(row.days), row.unit));
  if (from !== to) changes['days'] = [from, to];
  if (before.note !== after.note) changes['note'] = ['…', '…'];
  return changes;
}
