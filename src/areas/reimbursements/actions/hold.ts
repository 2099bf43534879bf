/**
 * Finds the claim that a call is about to change, checks the caller's access, and locks it until the
 * transaction ends.
 */
import { ask, type Queries } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { ownsOrEntered } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { wrongState } from '../../../transitions/transition.ts';
import { CLAIM_MACHINE, type ClaimAction, type ClaimStatus } from '../rules/review.ts';
import { claimInHand, claimStatus, lockClaim, type ClaimInHand } from '../store/claims.ts';

type Holding = Pick<CallerWriting, 'db' | 'caller'>;

/**
 * The claim for a reviewer's decision. Throws 404 if it was never submitted or its person is not below the
 * caller (rule 20). The caller's own claim is returned, so that the refusal can say why (rule 21).
 */
export const holdForReview = (
  { db, caller }: Holding,
  id: string,
  action: ClaimAction,
): Promise<ClaimInHand> =>
  hold(
    db,
    { id, action, managerId: caller.role === 'admin' ? null : caller.userId },
    (held) => held.employee_id === caller.userId || (held.in_view && held.submitted_at !== null),
  );

/** The claim for a change by its person, or the admin who entered it. Throws 404 for anybody else's claim. */
export const holdForOwner = (
  { db, caller }: Holding,
  id: string,
  action: ClaimAction,
): Promise<ClaimInHand> => hold(db, { id, action, managerId: null }, (held) => ownsOrEntered(caller, held));

/**
 * Throws 409 if the status changed while this call waited for the lock: if an approval and a deletion come at
 * once, only the first succeeds (rule 23).
 */
async function hold(
  db: Queries,
  { id, action, managerId }: { id: string; action: ClaimAction; managerId: string | null },
  isTheirs: (held: ClaimInHand) => boolean,
): Promise<ClaimInHand> {
  const [[arrived], , [held]] = await db.together(
    ask(claimStatus, { id }),
    ask(lockClaim, { id }),
    ask(claimInHand, { id, manager_id: managerId }),
  );
  if (!arrived || arrived.status === 'deleted' || !held || !isTheirs(held)) throw notFound();
  if (held.status !== arrived.status) throw wrongState(CLAIM_MACHINE, action, held.status);
  return held;
}

/** The current status; null for an unknown claim. */
export const statusNow = async (db: Queries, id: string): Promise<ClaimStatus | null> =>
  (await db.maybe(claimStatus, { id }))?.status ?? null;
