/** Approves and denies requests, for the single calls and the bulk call. */
import type { CallerWriting } from '../../../events/writing.ts';
import type { Viewer } from './viewer.ts';
import { expectVersion } from '../../../problem.ts';
import { accountOf } from '../store/account.ts';
import { mayDecideOn, type DecidersRow } from '../../../people/deciders.ts';
import { announceApproved, announceDenied, announceFirstApproval } from '../announce.ts';
import { displace } from './carve.ts';
import { given, holdForReview, move } from './decide.ts';
import { assertAffordable, inBlackout } from './request.ts';
import { approvedRows, heldBy } from '../rules/ledger.ts';
import { rulesOn } from '../rules/types.ts';
import { approveFirst, type AbsenceRow } from '../store/absences.ts';
import { suppliedAccount } from './supplied.ts';
import { assertReviewerMay, secondPersonNeeded } from './viewer.ts';

export interface Decision {
  absenceId: string;
  /** Stored as `decision_note`. */
  note: string | null;
  /** The version that the reviewer saw, from `If-Match` (rule 24). */
  ifMatch: string | null;
}

/**
 * requested -> approved, or the first of two approvals. Checks blackouts and the balance again, under the balance's lock (rules 17, 20-24).
 * A refusal is thrown before anything is written.
 */
export async function approve(
  call: CallerWriting,
  viewer: Viewer,
  { absenceId, note, ifMatch }: Decision,
): Promise<AbsenceRow> {
  const held = await holdForReview(call, absenceId);
  assertReviewerMay('approve', viewer, held);
  expectVersion(ifMatch, held.version);
  if (held.blackout) throw inBlackout(held.blackout);
  const account = await suppliedAccount(call.db, held, accountOf(held, viewer.today));
  assertAffordable(account, heldBy(held.id, account.rows), held.id);

  const steps = rulesOn(account.policy, held.start_date).approval_steps;
  if (steps === 2 && held.first_approved_at === null) return approveOnce(call, held);
  if (held.first_approved_at !== null) await assertFurtherUp(call, held);
  if (held.overlays) await displace(call, { employee_id: held.employee_id, id: held.id, span: held }, held);
  const own = held.employee_id === call.caller.userId;
  const row = await move(call, held, {
    action: 'approve',
    note,
    rows: approvedRows(held.id, account.rows),
    ...(own && { verb: 'self-approved' }),
  });
  announceApproved(call, row, note);
  return row;
}

/** The first of two approvals (rule 85): the request waits for the second, and keeps its days reserved. */
export async function approveOnce(
  call: CallerWriting,
  held: Pick<AbsenceRow, 'id'> & DecidersRow,
): Promise<AbsenceRow> {
  const { db, caller, now } = call;
  const row = await db.one(approveFirst, {
    id: held.id,
    now: new Date(now).toISOString(),
    reviewer_id: caller.userId,
    actor: JSON.stringify(caller.actor),
  });
  announceFirstApproval(call, row, held);
  return row;
}

/** Throws 403 `second_person_needed` unless the caller is an admin, or above the one who approved first. */
async function assertFurtherUp({ db, caller }: CallerWriting, held: AbsenceRow): Promise<void> {
  const first = held.first_reviewer_id;
  if (caller.role === 'admin') return;
  if (first === null || !(await mayDecideOn(db, caller, first, 'absences'))) throw secondPersonNeeded();
}

/**
 * requested -> denied; the reserved days are released (rules 16, 20-24). A refusal is thrown before anything
 * is written.
 */
export async function deny(
  call: CallerWriting,
  viewer: Viewer,
  { absenceId, note, ifMatch }: Decision,
): Promise<AbsenceRow> {
  const held = await holdForReview(call, absenceId);
  assertReviewerMay('deny', viewer, held);
  expectVersion(ifMatch, held.version);

  const row = await move(call, held, { action: 'deny', note, rows: given(held) });
  announceDenied(call, row, note);
  return row;
}
