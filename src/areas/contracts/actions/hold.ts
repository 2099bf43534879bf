/**
 * Loads a contract for a change, with the person's other agreed contracts, all locked by the person's row.
 */
import { ask, type Queries, type Tx } from '../../../db/handle.ts';
import { personForUpdate, type PersonRow } from '../../../people/find.ts';
import { conflict, notFound } from '../../../problem.ts';
import { successorOf, type Version } from '../rules/timeline.ts';
import { contractById, standingOf, type ContractRow } from '../store/contracts.ts';

export interface HeldContract {
  row: ContractRow;
  person: PersonRow;
  /** The person's agreed contracts by date, including this one if it is agreed. */
  standing: Version[];
}

/** Locks the person, then reads the contract, so that their contracts change one by one. Throws 404. */
export async function hold(db: Tx, id: string): Promise<HeldContract> {
  const seen = await db.maybe(contractById, { id });
  if (!seen) throw notFound();
  const { employee_id } = seen;
  const [[person], [row], standing] = await db.together(
    ask(personForUpdate, { id: employee_id }),
    ask(contractById, { id }),
    ask(standingOf, { employee_id }),
  );
  if (!row || !person) throw notFound();
  return { row, person, standing };
}

/** Current status, or null if the contract no longer exists. */
export const statusNow = async (db: Queries, id: string) =>
  (await db.maybe(contractById, { id }))?.status ?? null;

export const contractOverlap = (inTheWay: readonly { id: string }[]) =>
  conflict('contract_overlap', 'The person has another contract on some of these days.', {
    conflicts: inTheWay.map(({ id }) => id),
  });

/**
 * Throws 409 `amendment_scheduled` if a later version replaces this one, because it sets this one's last day.
 */
export function assertLast(standing: readonly Version[], id: string): void {
  const next = successorOf(standing, id);
  if (next)
    throw conflict('amendment_scheduled', `An amendment replaces it from ${next.start_date}.`, {
      conflicts: [next.id],
    });
}
