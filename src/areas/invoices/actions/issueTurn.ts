import type { Tx } from '../../../db/handle.ts';

/** By workspace: a promise that resolves when the last queued issue has ended. */
const turns = new Map<string, Promise<void>>();

/**
 * Queues the issues of a workspace in this process: waits until the earlier ones are committed or rolled back. The PDF takes
 * a tenth of a second of CPU time and is made with the expected next number before anything is locked; without the queue,
 * all but the first of many concurrent issues would make it with a number that is taken. Call it before the first statement,
 * so that no connection is held while waiting.
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
