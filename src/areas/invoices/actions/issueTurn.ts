import type { Tx } from '../../../db/handle.ts';

/** By workspace: settled when the last one that asked is through. */
const turns = new Map<string, Promise<void>>();

/**
 * Waits until every earlier issue of the workspace in this process is committed or rolled back; the next one waits for this one.
 * The year's number is locked while the PDF with it is written, a tenth of a second of processor time: without a queue many
 * issues at once would wait for that row with a connection each. Other processes wait for the row. Call it before the first
 * statement.
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
