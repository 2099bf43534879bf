import type { Queries, Tx } from '../../../db/handle.ts';
import { wakeRelay } from '../../../events/wake.ts';
import { seatsTaken } from '../../../people/seats.ts';
import { conflict } from '../../../problem.ts';
import { holdPending, releaseHeld } from '../../../delivery/webhooks/store/held.ts';
import { planHasApi } from '../../../workspace/workspace.ts';
import { replaceLicenses, termsForChange, updateTerms, type TermsRow } from '../store/license.ts';
import { unlicensedSeats } from '../rules/conversion.ts';
import { suspendWebhooks, webhooksForPlan } from '../store/webhooks.ts';
import { takeTurn } from '../store/turn.ts';

/**
 * Reads the terms of a workspace and locks them until the transaction ends, together with the number of its
 * people.
 */
export async function holdTerms(tx: Tx): Promise<TermsRow> {
  // concurrent calls that add webhooks wait, and then see the new plan
  await takeTurn(tx, 'webhooks');
  return tx.one(termsForChange);
}

/**
 * Changes the terms of a workspace, which must be locked (`holdTerms`). The database notifies all processes
 * at commit. Losing API access holds waiting deliveries; gaining it releases them.
 */
export async function applyTerms(tx: Tx, before: TermsRow, after: TermsRow, now: number): Promise<TermsRow> {
  const row = await tx.one(updateTerms, { ...after, now: new Date(now).toISOString() });
  const [had, has] = [hasApi(before), hasApi(row)];
  if (had !== has) await moveWebhooks(tx, !has);
  return row;
}

const hasApi = ({ plan, api_addon }: TermsRow) => planHasApi({ plan, apiAddon: api_addon });

async function moveWebhooks(tx: Tx, suspended: boolean): Promise<void> {
  // waits for concurrent writes that emit events, so that their deliveries are held or released, too
  await tx.rows(webhooksForPlan);
  for (const { id, status } of await tx.rows(suspendWebhooks, { suspended })) {
    if (suspended) await tx.count(holdPending, { webhook_id: id, all: true });
    else await tx.count(releaseHeld, { webhook_id: id, asked_for: status === 'paused' });
    wakeRelay(tx, id);
  }
}

export const unlicensedTerms = (seats: number): TermsRow => ({
  plan: 'starter',
  api_addon: false,
  seats,
  valid_until: null,
  ended: false,
});

/**
 * Resets the terms of a newly imported workspace, whatever its archive says: Starter with the seats in use,
 * until a licence is installed. Its deliveries are held until then. Expects that nobody else sees the
 * workspace yet.
 */
export async function dropTerms(db: Queries, now: number): Promise<void> {
  await db.count(replaceLicenses);
  const { taken } = await db.one(seatsTaken);
  await db.one(updateTerms, { ...unlicensedTerms(unlicensedSeats(taken)), now: new Date(now).toISOString() });
  for (const { id } of await db.rows(suspendWebhooks, { suspended: true }))
    await db.count(holdPending, { webhook_id: id, all: true });
}

/**
 * Expects locked terms (`holdTerms`), so that the number of people cannot change.
 * @throws 409 `seats_below_use` if there are more people than seats.
 */
export async function assertSeatsSuffice(tx: Tx, seats: number): Promise<void> {
  const { taken } = await tx.one(seatsTaken);
  if (taken > seats)
    throw conflict(
      'seats_below_use',
      `The workspace has ${taken} people and would have only ${seats} seats.`,
      {
        seats,
        seats_used: taken,
      },
    );
}
