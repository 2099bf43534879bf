import { randomUUID } from 'node:crypto';
import type { Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

/** How the connections are called in Postgres that API processes hear notices on: one a process, as long as it lives. */
const LISTENER = 'workforce-api notices';

/** The listeners that are there now, as an SQL condition on `pg_stat_activity`. */
const LISTENING = `datname = current_database() AND starts_with(application_name, '${LISTENER} ')`;

/** Whether the process whose id is in this column still lives, as SQL. */
export const isLiving = (column: string): string =>
  `EXISTS (SELECT 1 FROM pg_stat_activity WHERE ${LISTENING} AND application_name = '${LISTENER} ' || ${column})`;

/** Where a new API process says that it is there. */
export const JOINED_CHANNEL = 'api_joined';

/** Milliseconds after which the others are counted anew: they join with a notice, but leave without. */
const LOOK_AGAIN = 5_000;

const joinAndCount = sharedStatement<{ processes: number; announced: string | null }, { process: string }>(`
  SELECT count(*)::int AS processes, (SELECT pg_notify('${JOINED_CHANNEL}', $process) WHERE $process <> '') AS announced
    FROM pg_stat_activity WHERE ${LISTENING}`);

/** This API process among others on the same database. */
export interface Peers {
  readonly id: string;
  /** What the connection is to be called that it hears notices on. */
  readonly listenerName: string;
  /** Whether there are no others. */
  alone(): boolean;
  /** Says that this process is there; to be called once it hears notices. */
  join(): Promise<void>;
  /** A notice from the channel. */
  joined(payload: string): void;
  /** Notices were lost: others may have joined. */
  noticesLost(): void;
}

export function createPeers(pool: Pool): Peers {
  const id = randomUUID();
  let alone = false;
  let looked = 0;

  const look = async (announce: string): Promise<void> => {
    looked = Date.now();
    const [result] = await pool.run([bound(joinAndCount, { process: announce })]);
    alone = Number(result!.rows[0]!['processes']) <= 1;
  };

  return {
    id,
    listenerName: `${LISTENER} ${id}`,
    alone() {
      if (!alone && Date.now() - looked > LOOK_AGAIN) look('').catch(() => undefined);
      return alone;
    },
    join: () => look(id),
    joined(payload) {
      if (payload === id) return;
      alone = false;
      looked = Date.now();
    },
    noticesLost() {
      alone = false;
      looked = 0;
    },
  };
}
