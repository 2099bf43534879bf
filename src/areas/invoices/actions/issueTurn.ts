import type { Tx } from '../../../db/handle.ts';

/** By workspace: a promise that resolves when the last queued issue has ended. */
const turns = new Map<string, Promise<void>>();

/**
 * Waits until earlier issues of the workspace in this process have ended. Otherwise concurrent issues would
 * all make their PDF, which takes 0.1 s of CPU time, with the same expected number, and all but one make it
 * again. Call it before the first statement, so that no connection is held while waiting.
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
