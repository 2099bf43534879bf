/** Creating an absence: requested by its person, or entered by a manager or admin. */
import type { CallerWriting } from '../../../events/writing.ts';
import { daysToNumeric } from '../../../civil/days.ts';
import { ask } from '../../../db/handle.ts';
import { unknownReference } from '../../../people/find.ts';
import { announceEntered } from '../announce.ts';
import { displace } from './carve.ts';
import { assertOpenable, certificateDue } from './certificate.ts';
import { approveOnce } from './review.ts';
import { askTerms, checkRequest, raceLost, spanAsked, validSlots, type AskedSpan } from './request.ts';
import { needsCertificate } from '../rules/certificate.ts';
import { grantedRows, requestedRows } from '../rules/ledger.ts';
import { storedSpan } from '../rules/hours.ts';
import { insertAbsence, type AbsenceRow } from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { lockBalance } from '../store/requests.ts';
import type { Viewer } from './viewer.ts';

export interface Entry extends AskedSpan {
  employee_id: string;
  policy_id: string;
  note?: string;
  open_ended?: boolean;
  /** Entered by a manager or admin, who may also approve it at once. */
  onBehalf?: boolean;
  approved?: boolean;
}

/**
 * Adds the absence with its ledger rows, audit line, events and notifications. It is approved at once if the
 * policy needs no approval or `approved` is set (rules 1-8, 16, 17, 22, 59). `mayEnter` is called under the
 * locks, when the person's absences cannot change any more. Throws 409 and 422 as `checkRequest`; 422 for an
 * unknown person or policy.
 */
export async function enterAbsence(
  call: CallerWriting,
  viewer: Viewer,
  entry: Entry,
  mayEnter?: () => Promise<boolean>,
): Promise<AbsenceRow> {
  const { caller, db, now } = call;
  const { employee_id, policy_id, onBehalf = false, approved = false, open_ended = false } = entry;
  const span = spanAsked(entry);
  const slots = validSlots(span);
  const [, [terms]] = await db.together(
    ask(lockBalance, { employee_id, policy_id }),
    askTerms({ employee_id, policy_id, absence_id: null }, span),
  );
  if (!terms || (mayEnter && !(await mayEnter()))) throw unknownReference('employee_id');
  if (terms.policy_id === null) throw unknownReference('policy_id');
  const { rules, cost, bookings } = await checkRequest(db, span, terms, viewer, { onBehalf });

  if (open_ended) assertOpenable(span, rules);
  const after = terms.attachment_after_days;
  const certificate_due_on = needsCertificate(after, { inDays: cost.inDays, openEnded: open_ended })
    ? await certificateDue(db, { employee_id, policy_id }, { start_date: span.start_date, after })
    : null;

  // entering an absence as approved is the first of two approvals
  const first = approved && rules.requires_approval && rules.approval_steps === 2;
  const waits = rules.requires_approval && (!approved || first);
  const over = terms.displaced.length > 0;
  if (over && !waits) await displace(call, { employee_id, id: null, span }, terms);
  const row = await db
    .one(insertAbsence, {
      employee_id,
      policy_id,
      ...storedSpan(span),
      slots,
      overlays: over && waits,
      open_ended,
      certificate_due_on,
      days: daysToNumeric(cost.total),
      status: waits ? 'requested' : 'approved',
      note: entry.note?.trim() || null,
      actor: JSON.stringify(caller.actor),
      // the statement fills in the absence's id, which is not known yet
      ledger: ledgerValues(waits ? requestedRows('', bookings) : grantedRows('', bookings)),
      reviewed_at: rules.requires_approval && approved && !first ? new Date(now).toISOString() : null,
      reviewer_id: caller.userId,
    })
    .catch(async (error: unknown) => {
      throw await raceLost(error, db.outside, { employeeId: employee_id, slots, absenceId: null });
    });

  announceEntered(call, row, terms, { days: cost.inDays, documentAfter: after });
  return first ? approveOnce(call, { ...terms, id: row.id }) : row;
}
