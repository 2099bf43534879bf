/**
 * Access to other people's time: managers to that of the people below them, admins and service keys to
 * everybody's.
 */
import type { Caller } from '../../../auth/caller.ts';
import type { Queries, Tx } from '../../../db/handle.ts';
import { notFound } from '../../../problem.ts';
import { isInView } from '../../../people/tree.ts';
import { entryForUpdate, type EntryRow } from '../store/entries.ts';

/**
 * The entry, locked until the transaction ends. Throws 404 if its person is out of the caller's view (rule
 * 20).
 */
export async function holdInView(db: Tx, caller: Caller, entryId: string): Promise<EntryRow> {
  const row = await db.maybe(entryForUpdate, { id: entryId });
  if (!row) throw notFound();
  await assertInView(db, caller, row.employee_id);
  return row;
}

/** Throws 404 if the person is out of the caller's view (rule 20). */
export async function assertInView(db: Queries, caller: Caller, personId: string): Promise<void> {
  if (!(await isInView(db, caller, personId))) throw notFound();
}
