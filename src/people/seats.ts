/** Seats: how many people there may be. Whoever brings somebody into a workspace asks here first. */
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { conflict } from '../problem.ts';

/**
 * Lets calls through one at a time in a workspace that change how many people there are, who is an admin or who manages
 * whom: seats, the last admin and manager cycles are about several rows at once. Returns the current number of seats. Taken
 * before any person's row.
 */
export const lockPeople = statement<{ seats: number }>(
  `SELECT seats FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

/** People who take a seat: invited and active ones. */
export const seatsTaken = statement<{ taken: number }>(
  `SELECT count(*)::int AS taken FROM users WHERE workspace_id = $1 AND status <> 'deactivated' AND deleted_at IS NULL`,
);

/**
 * 409 `seat_limit` where fewer than `people` seats are free. Call `lockPeople` first: it returns how many there are, and holds
 * back others who would take one.
 */
export async function assertSeatFree(db: Queries, seats: number, people = 1): Promise<void> {
  if ((await db.one(seatsTaken)).taken + people <= seats) return;
  const text =
    seats === 0 ? 'The licence has lapsed: nobody can be added.' : `All ${seats} seats are in use.`;
  throw conflict('seat_limit', text, { seats });
}
