/** A contract that is about to be changed, with what counts beside it: all of it locked by its person's row. */
import { ask, type Queries, type Tx } from '../../../db/handle.ts';
import { personForUpdate, type PersonRow } from '../../../people/find.ts';
import { conflict, notFound } from '../../../problem.ts';
import { successorOf, type Version } from '../rules/timeline.ts';
import { contractById, standingOf, type ContractRow } from '../store/contracts.ts';

export interface HeldContract {
  row: ContractRow;
  person: PersonRow;
  /** What counts of the person's contracts, by date; this one, too, where it does. */
  standing: Version[];
}

/** Locks the person, and reads the contract as it is then: steps of one person's contracts run one after the other. */
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

/** The status as it is now; null where the contract is gone. */
export const statusNow = async (db: Queries, id: string) =>
  (await db.maybe(contractById, { id }))?.status ?? null;

/** 409: the person has other contracts on these days. */
export const contractOverlap = (inTheWay: readonly { id: string }[]) =>
  conflict('contract_overlap', 'The person has another contract on some of these days.', {
    conflicts: inTheWay.map(({ id }) => id),
  });

/** 409 where a later version takes this one's place: it decides on the end of this one. */
export function assertLast(standing: readonly Version[], id: string): void {
  const next = successorOf(standing, id);
  if (next)
    throw conflict('amendment_scheduled', `From ${next.start_date} on an amendment takes its place.`, {
      conflicts: [next.id],
    });
}
