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

/** Reads the terms of a workspace and lets nobody else change them, or come into it, until the transaction ends. */
export async function holdTerms(tx: Tx): Promise<TermsRow> {
  // those who add webhooks wait, and then see the new plan
  await takeTurn(tx, 'webhooks');
  return tx.one(termsForChange);
}

/**
 * Changes plan, add-ons, seats and last day of a workspace, whose terms are held. The database tells every process at commit.
 * Where API access goes, deliveries that wait are held; where it comes back, they go out.
 */
export async function applyTerms(tx: Tx, before: TermsRow, after: TermsRow, now: number): Promise<TermsRow> {
  const row = await tx.one(updateTerms, { ...after, now: new Date(now).toISOString() });
  const [had, has] = [hasApi(before), hasApi(row)];
  if (had !== has) await moveWebhooks(tx, !has);
  return row;
}

const hasApi = ({ plan, api_addon }: TermsRow) => planHasApi({ plan, apiAddon: api_addon });

async function moveWebhooks(tx: Tx, suspended: boolean): Promise<void> {
  // waits for writes that are just announcing events: their deliveries are then held or released, too
  await tx.rows(webhooksForPlan);
  for (const { id, status } of await tx.rows(suspendWebhooks, { suspended })) {
    if (suspended) await tx.count(holdPending, { webhook_id: id, all: true });
    else await tx.count(releaseHeld, { webhook_id: id, asked_for: status === 'paused' });
    wakeRelay(tx, id);
  }
}

/** What a workspace may use that no licence speaks for. */
export const unlicensedTerms = (seats: number): TermsRow => ({
  plan: 'starter',
  api_addon: false,
  seats,
  valid_until: null,
  ended: false,
});

/**
 * Takes from a workspace that has just been imported what its archive says that it may use: it is on Starter, with the seats in use,
 * until a licence is put in. What its webhooks were to be sent is held until then. Nobody else sees the workspace yet.
 */
export async function dropTerms(db: Queries, now: number): Promise<void> {
  await db.count(replaceLicenses);
  const { taken } = await db.one(seatsTaken);
  await db.one(updateTerms, { ...unlicensedTerms(unlicensedSeats(taken)), now: new Date(now).toISOString() });
  for (const { id } of await db.rows(suspendWebhooks, { suspended: true }))
    await db.count(holdPending, { webhook_id: id, all: true });
}

/** 409 `seats_below_use` where more people are here than there would be seats. Their number is held (`holdTerms`). */
export async function assertSeatsSuffice(tx: Tx, seats: number): Promise<void> {
  const { taken } = await tx.one(seatsTaken);
  if (taken > seats)
    throw conflict(
      'seats_below_use',
      `${taken} people are in the workspace, and there would be ${seats} seats.`,
      {
        seats,
        seats_used: taken,
      },
    );
}
