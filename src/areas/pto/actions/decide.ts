/** Shared parts of the transitions out of `requested` and `approved`. */
import type { CallerWriting, Writing } from '../../../events/writing.ts';
import { ask, type Queries } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { transition, wrongState } from '../../../transitions/transition.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { releasedRows } from '../rules/ledger.ts';
import { ABSENCE_MACHINE, type AbsenceAction, type AbsenceStatus } from '../rules/review.ts';
import type { LedgerRow } from '../rules/types.ts';
import { ledgerRows } from '../store/account.ts';
import {
  absenceById,
  holdAbsence,
  moveAbsence,
  type AbsenceInHand,
  type AbsenceRow,
} from '../store/absences.ts';
import { ledgerValues } from '../store/ledger.ts';
import { lockBalanceOf } from '../store/requests.ts';

type Holding = Pick<CallerWriting, 'db' | 'caller'>;

/** A locked absence, and its status before this call waited for the lock. */
export interface HeldAbsence extends AbsenceInHand {
  status_on_arrival: AbsenceStatus;
}

/**
 * The absence for a reviewer's decision, locked until the transaction ends. Throws 404 if its person is not
 * below the caller (rule 20). The caller's own absence is returned, so that the refusal can say why (rule
 * 21).
 */
export const holdForReview = ({ db, caller }: Holding, absenceId: string): Promise<HeldAbsence> =>
  hold(
    db,
    absenceId,
    caller.role === 'admin' ? null : caller.userId,
    (held) => held.in_view || held.employee_id === caller.userId,
  );

/**
 * The absence for a change by its person, locked until the transaction ends. Throws 404 for anybody else's
 * absence.
 */
export const holdForOwner = ({ db, caller }: Holding, absenceId: string): Promise<HeldAbsence> =>
  hold(db, absenceId, null, (held) => ownsRecord(caller, held.employee_id));

/** Any absence, without an access check: for the end of an employment. */
export const holdOfAnyone = (db: Queries, absenceId: string): Promise<HeldAbsence> =>
  hold(db, absenceId, null, () => true);

/** Locks the balance first, then the row, like every call that changes an absence (store/requests.ts). */
async function hold(
  db: Queries,
  absenceId: string,
  managerId: string | null,
  isTheirs: (held: AbsenceInHand) => boolean,
): Promise<HeldAbsence> {
  const [[arrived], [held]] = await db.together(
    ask(lockBalanceOf, { absence_id: absenceId }),
    ask(holdAbsence, { id: absenceId, manager_id: managerId }),
  );
  if (!arrived || !held || !isTheirs(held)) throw notFound();
  return { ...held, status_on_arrival: arrived.status };
}

interface Decided {
  action: Exclude<AbsenceAction, 'edit' | 'shorten' | 'correct'>;
  /** Stored as `decision_note`. */
  note: string | null;
  rows: readonly LedgerRow[];
  /** The verb of the audit line, if it differs from the state machine's. */
  verb?: string;
}

/**
 * Moves a locked absence to its next status and writes its ledger rows, in one statement. The caller
 * announces it. Throws 409 if the status changed while this call waited: if an approval and a cancellation
 * come at once, only the first succeeds, although an approved absence can be cancelled (rule 23).
 */
export async function move(
  call: Writing,
  held: HeldAbsence,
  { action, note, rows, verb }: Decided,
): Promise<AbsenceRow> {
  const { caller, db, now } = call;
  if (held.status !== held.status_on_arrival) throw wrongState(ABSENCE_MACHINE, action, held.status);
  return transition(call, ABSENCE_MACHINE, {
    id: held.id,
    action,
    before: held.status,
    set: (after) =>
      ask(moveAbsence, {
        id: held.id,
        before: held.status,
        after: after!,
        decision_note: note,
        actor: JSON.stringify(caller.actor),
        ledger: ledgerValues(rows),
        reviewed_at: after === 'cancelled' ? null : new Date(now).toISOString(),
        reviewer_id: caller.userId,
      }),
    current: () => statusNow(db, held.id),
    ...(verb !== undefined && { verb }),
  });
}

/** The current status; null for an unknown absence. */
export const statusNow = async (db: Queries, id: string): Promise<AbsenceStatus | null> =>
  (await db.maybe(absenceById, { id }))?.status ?? null;

/** The ledger rows that give back what an absence holds. */
export const given = (held: HeldAbsence): LedgerRow[] => releasedRows(held.id, ledgerRows(held.ledger));
