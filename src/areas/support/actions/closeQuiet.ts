/** The job that closes solved tickets after seven quiet days, in all workspaces. */
import type { Ending } from '../../../db/drain.ts';
import { ask, type Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { tellRequester } from '../announce.ts';
import { quietBefore, TICKET_MACHINE } from '../rules/tickets.ts';
import { lockTickets, quietTickets, ticketById } from '../store/tickets.ts';
import { moveOn } from './ticket.ts';

const BATCH = 100;

/**
 * solved -> closed after seven days without activity, each ticket in its own transaction. Returns how many.
 * Repeated or concurrent runs close each ticket once.
 * @throws Error as `sweep`.
 */
export async function closeQuietTickets(
  pool: Pool,
  clock: () => number,
  ending: Ending,
): Promise<{ closed: number }> {
  const closed = await sweep(pool, ending, {
    module: 'support',
    find: (db) => quiet(db, clock()),
    settle: (db, workspace, id) => closeOne(db, workspace, id, clock()),
  });
  return { closed };
}

async function* quiet(db: Db, now: number) {
  const before = new Date(quietBefore(now)).toISOString();
  let after: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await db.rows(quietTickets, { before, after, limit: BATCH });
    for (const { id } of rows) yield id;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns 1, or 0 if the ticket was closed or written to in the meantime. */
const closeOne = (db: Db, workspace: Workspace, id: string, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [, [held]] = await tx.together(ask(lockTickets, { ids: [id] }), ask(ticketById, { id }));
    if (held?.status !== 'solved' || Date.parse(held.active_at) > quietBefore(now)) return 0;
    const call = systemCall(tx, workspace, now);
    const ticket = await moveOn(
      call,
      TICKET_MACHINE,
      { ...held, status_on_arrival: held.status },
      { action: 'close' },
    );
    tellRequester(call, ticket, { kind: 'ticket.closed', title: 'Your ticket is closed' });
    return 1;
  });
