/** Seats: how many people a workspace may have. Every call that adds a person must check them. */
import type { Queries } from '../db/handle.ts';
import { statement } from '../db/statement.ts';
import { conflict } from '../problem.ts';

/**
 * Serialises calls in a workspace that change the number of people, the admins or the managers, because
 * seats, the last admin and manager cycles concern several rows. Returns the number of seats. Take this lock
 * before any person's row.
 */
export const lockPeople = statement<{ seats: number }>(
  `SELECT seats FROM workspaces WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Number of people who take a seat: invited and active ones. */
export const seatsTaken = statement<{ taken: number }>(
  `SELECT count(*)::int AS taken FROM users WHERE workspace_id = $1 AND status <> 'deactivated' AND deleted_at IS NULL`,
);

/**
 * Call `lockPeople` first: it returns `seats` and makes concurrent calls wait.
 * @throws Problem 409 `seat_limit` if fewer than `people` seats are free
 */
export async function assertSeatFree(db: Queries, seats: number, people = 1): Promise<void> {
  if ((await db.one(seatsTaken)).taken + people <= seats) return;
  const text =
    seats === 0 ? 'The licence has lapsed: nobody can be added.' : `All ${seats} seats are in use.`;
  throw conflict('seat_limit', text, { seats });
}
