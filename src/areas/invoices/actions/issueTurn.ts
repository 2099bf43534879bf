import type { Tx } from '../../../db/handle.ts';

/** By workspace: settled when the last one that asked is through. */
const turns = new Map<string, Promise<void>>();

/**
 * Waits until every earlier issue of the workspace in this process is committed or rolled back; the next one waits for this one.
 * The PDF, a tenth of a second of processor time, is made with the number that comes next, before anything is locked: without a
 * queue all but the first of many issues at once would have made theirs with a number that is taken. Call it before the first
 * statement: who waits here holds no connection.
 */
export async function issueTurn(db: Tx): Promise<void> {
  const { workspaceId } = db;
  const before = turns.get(workspaceId);
  let through!: () => void;
  const turn = new Promise<void>((resolve) => (through = resolve));
  turns.set(workspaceId, turn);
  const end = () => {
    if (turns.get(workspaceId) === turn) turns.delete(workspaceId);
    through();
  };
  db.afterCommit(end);
  db.afterRollback(async () => end());
  await before;
}
