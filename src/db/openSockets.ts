/** Counts each person's sockets over all API processes, so that the limit holds for all of them together. */
import { isLiving } from './peers.ts';
import type { Pool } from './pool.ts';
import { bound, sharedStatement, type NoRow } from './statement.ts';

const set = sharedStatement<NoRow, { user_id: string; process: string; count: number }>(`
  INSERT INTO open_sockets (user_id, process, count) VALUES ($user_id, $process, $count)
  ON CONFLICT (user_id, process) DO UPDATE SET count = EXCLUDED.count`);

const remove = sharedStatement<NoRow, { user_id: string; process: string }>(
  'DELETE FROM open_sockets WHERE user_id = $user_id AND process = $process',
);

// a process that has ended has no sockets, whatever its row says
const others = sharedStatement<{ count: number }, { user_id: string; process: string }>(`
  SELECT COALESCE(sum(count), 0)::int AS count FROM open_sockets s
   WHERE user_id = $user_id AND process <> $process AND ${isLiving('s.process::text')}`);

const clear = sharedStatement(`DELETE FROM open_sockets s WHERE NOT ${isLiving('s.process::text')}`);

export interface OpenSockets {
  /** Records how many sockets a person has in this process; returns how many they have in other processes. */
  note(userId: string, here: number): Promise<number>;
  /** Deletes the counts of processes that have ended. */
  clear(): Promise<void>;
}

export function createOpenSockets(pool: Pool, processId: string): OpenSockets {
  return {
    async note(userId, here) {
      const write =
        here === 0
          ? bound(remove, { user_id: userId, process: processId })
          : bound(set, { user_id: userId, process: processId, count: here });
      const results = await pool.run([write, bound(others, { user_id: userId, process: processId })]);
      return Number(results[1]!.rows[0]!['count']);
    },
    async clear() {
      await pool.run([bound(clear)]);
    },
  };
}
