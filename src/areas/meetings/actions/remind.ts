/** The job that reminds people, in all workspaces, of meetings that begin soon. */
import type { Ending } from '../../../db/drain.ts';
import type { Db } from '../../../db/handle.ts';
import type { Pool } from '../../../db/pool.ts';
import { systemCall } from '../../../events/writing.ts';
import { sweep } from '../../../workspace/sweep.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { announceReminder } from '../announce.ts';
import { attendeesOf } from '../store/meetings.ts';
import { dueReminders, insertReminder } from '../store/reminders.ts';
import { holdMeeting } from './meeting.ts';

/** Milliseconds before its start from which on people are reminded of a meeting. */
const AHEAD = 15 * 60_000;
const BATCH = 100;

/**
 * Notifies everybody who has not declined, once per start time of a meeting, each meeting in its own
 * transaction. Running it twice or in two workers still reminds once. Returns the number of meetings.
 * @throws Error as `sweep`.
 */
export async function remindOfMeetings(
  pool: Pool,
  clock: () => number,
  ending: Ending,
): Promise<{ reminded: number }> {
  const reminded = await sweep(pool, ending, {
    module: 'meetings',
    find: (db) => due(db, clock()),
    settle: (db, workspace, id) => remindOf(db, workspace, id, clock()),
  });
  return { reminded };
}

async function* due(db: Db, now: number) {
  const [from, until] = [new Date(now).toISOString(), new Date(now + AHEAD).toISOString()];
  let after: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await db.rows(dueReminders, { now: from, until, after, limit: BATCH });
    for (const { id } of rows) yield id;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns 1, or 0 if the meeting was moved or cancelled meanwhile, or another worker has reminded of it. */
const remindOf = (db: Db, workspace: Workspace, id: string, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const meeting = await holdMeeting(tx, id);
    const ahead = Date.parse(meeting.starts_at) - now;
    if (meeting.status !== 'scheduled' || ahead <= 0 || ahead > AHEAD) return 0;
    const written = await tx.count(insertReminder, { meeting_id: id, starts_at: meeting.starts_at });
    if (written === 0) return 0;
    const expected = attendeesOf(meeting).filter(({ response }) => response !== 'declined');
    announceReminder(systemCall(tx, workspace, now), meeting, [
      meeting.organizer_id,
      ...expected.map(({ user_id }) => user_id),
    ]);
    return 1;
  });
