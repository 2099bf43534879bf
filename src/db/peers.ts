import { randomUUID } from 'node:crypto';
import type { Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

/**
 * Prefix of the name of the connection on which an API process hears notices: one per process, open as long
 * as the process runs.
 */
const LISTENER = 'workforce-api notices';

/** SQL condition on `pg_stat_activity`: the connections of running API processes. */
const LISTENING = `datname = current_database() AND starts_with(application_name, '${LISTENER} ')`;

/** SQL: whether the process with the id in this column is running. */
export const isLiving = (column: string): string =>
  `EXISTS (SELECT 1 FROM pg_stat_activity WHERE ${LISTENING} AND application_name = '${LISTENER} ' || ${column})`;

/** Channel on which a new API process announces itself. */
export const JOINED_CHANNEL = 'api_joined';

/**
 * Milliseconds after which processes are counted again: they announce that they join, but not that they
 * leave.
 */
const COUNT_AGAIN = 5_000;

const joinAndCount = sharedStatement<{ processes: number; announced: string | null }, { process: string }>(`
  SELECT count(*)::int AS processes, (SELECT pg_notify('${JOINED_CHANNEL}', $process) WHERE $process <> '') AS announced
    FROM pg_stat_activity WHERE ${LISTENING}`);

/** The other API processes on the same database. */
export interface Peers {
  readonly id: string;
  /** Name of the connection on which this process hears notices. */
  readonly listenerName: string;
  /** Whether this is the only process. */
  alone(): boolean;
  /** Announces this process. Call it once the process hears notices. */
  join(): Promise<void>;
  /** Handles a notice of JOINED_CHANNEL. */
  joined(payload: string): void;
  /** Call it after notices were lost: other processes may have joined. */
  noticesLost(): void;
}

export function createPeers(pool: Pool): Peers {
  const id = randomUUID();
  let alone = false;
  let countedAt = 0;

  const countPeers = async (announce: string): Promise<void> => {
    countedAt = Date.now();
    const [result] = await pool.run([bound(joinAndCount, { process: announce })]);
    alone = Number(result!.rows[0]!['processes']) <= 1;
  };

  return {
    id,
    listenerName: `${LISTENER} ${id}`,
    alone() {
      if (!alone && Date.now() - countedAt > COUNT_AGAIN) countPeers('').catch(() => undefined);
      return alone;
    },
    join: () => countPeers(id),
    joined(payload) {
      if (payload === id) return;
      alone = false;
      countedAt = Date.now();
    },
    noticesLost() {
      alone = false;
      countedAt = 0;
    },
  };
}
