/** How many sockets people hold, over all API processes: nobody gets around a limit by being handed to another process. */
import { isLiving } from './peers.ts';
import type { Pool } from './pool.ts';
import { sharedStatement } from './statement.ts';

const set = sharedStatement(`
  INSERT INTO open_sockets (user_id, process, count) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, process) DO UPDATE SET count = EXCLUDED.count`);

const remove = sharedStatement('DELETE FROM open_sockets WHERE user_id = $1 AND process = $2');

// what a process had open died with it
const others = sharedStatement<{ count: number }>(`
  SELECT COALESCE(sum(count), 0)::int AS count FROM open_sockets s
   WHERE user_id = $1 AND process <> $2 AND ${isLiving('s.process::text')}`);

const clear = sharedStatement(`DELETE FROM open_sockets s WHERE NOT ${isLiving('s.process::text')}`);

export interface OpenSockets {
  /** Notes how many a person has here; answers how many they have in other processes. */
  note(userId: string, here: number): Promise<number>;
  /** Forgets what processes had that are no more. */
  clear(): Promise<void>;
}

export function createOpenSockets(pool: Pool, processId: string): OpenSockets {
  return {
    async note(userId, here) {
      const write =
        here === 0
          ? { statement: remove, values: [userId, processId] }
          : { statement: set, values: [userId, processId, here] };
      const results = await pool.run([write, { statement: others, values: [userId, processId] }]);
      return Number(results[1]!.rows[0]!['count']);
    },
    async clear() {
      await pool.run([{ statement: clear, values: [] }]);
    },
  };
}
