/**
 * Reads on a standby of Postgres, for operations that the contract marks `x-reads: lagging`. A read sees every
 * write that was answered before it, of whichever process: it begins once the standby has replayed what the
 * primary had flushed. A standby that lags, hangs or fails costs no call, because the primary then answers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceDb, type Db } from './handle.ts';
import { createPool, isUnavailable, sqlState, type Pool } from './pool.ts';
import { bound, sharedStatement } from './statement.ts';

/** Milliseconds to wait until the standby has caught up; it is usually some milliseconds behind. */
const PATIENCE = 60;
/** Milliseconds between two looks at how far it is. */
const LOOK_AGAIN = 4;
/** Milliseconds to wait for a connection to it. */
const ACQUIRE = 300;
/** Milliseconds without further tries after it was behind, and after it failed. */
const REST = { behind: 250, failed: 1_000 };

/** What became of a read: the standby answered, it was behind, it failed, or it was not asked after that. */
export type StandbyOutcome = 'standby' | 'behind' | 'failed' | 'resting';

export interface Standby {
  /**
   * Runs a read on the standby; undefined if the primary has to do it. Errors of `work` that are not the
   * standby's are thrown.
   */
  tryRead<T>(workspaceId: string, work: (db: Db) => Promise<T>): Promise<T | undefined>;
  /** Reads since the start. */
  readonly counts: Readonly<Record<StandbyOutcome, number>>;
  end(): Promise<void>;
}

export interface StandbyOptions {
  primary: Pool;
  url: string;
  /** Maximum number of connections. */
  size: number;
  onTrouble: (error: unknown) => void;
}

const flushed = sharedStatement<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn');
const reached = sharedStatement<{ follows: boolean; caught_up: boolean | null }, { lsn: string }>(
  'SELECT pg_is_in_recovery() AS follows, pg_last_wal_replay_lsn() >= $lsn::pg_lsn AS caught_up',
);

export function createStandby({ primary, url, size, onTrouble }: StandbyOptions): Standby {
  const pool = createPool({ url, size, acquireTimeout: ACQUIRE, onIdleError: onTrouble });
  const counts: Record<StandbyOutcome, number> = { standby: 0, behind: 0, failed: 0, resting: 0 };
  let restsUntil = 0;
  const rest = (outcome: 'behind' | 'failed') => {
    counts[outcome] += 1;
    restsUntil = Date.now() + REST[outcome];
    return undefined;
  };

  return {
    async tryRead(workspaceId, work) {
      if (Date.now() < restsUntil) {
        counts.resting += 1;
        return undefined;
      }
      const lsn = await flushedBy(primary);
      try {
        if (!(await catchesUp(pool, lsn, PATIENCE))) return rest('behind');
        const result = await work(workspaceDb(pool, workspaceId));
        counts.standby += 1;
        return result;
      } catch (error) {
        if (!isUnavailable(error) && !isReadOnly(error)) throw error;
        onTrouble(error);
        return rest('failed');
      }
    },
    counts,
    end: () => pool.end(),
  };
}

const flushedBy = async (primary: Pool): Promise<string> =>
  (await primary.run([bound(flushed)]))[0]!.rows[0]!['lsn'] as string;

/** Whether the standby has replayed this far, or does so within these milliseconds. */
async function catchesUp(standby: Pool, lsn: string, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; ; await pause(LOOK_AGAIN)) {
    const [look] = await standby.run([bound(reached, { lsn })]);
    const { follows, caught_up } = look!.rows[0]!;
    if (follows === true && caught_up === true) return true;
    // one that was promoted never catches up
    if (follows !== true || Date.now() >= end) return false;
  }
}

/** Milliseconds that the standby is behind now; Infinity beyond two seconds. */
export async function lagOf(primary: Pool, standby: Pool): Promise<number> {
  const lsn = await flushedBy(primary);
  const began = Date.now();
  return (await catchesUp(standby, lsn, 2_000)) ? Date.now() - began : Infinity;
}

/** A standby executes no write, and no read of an unlogged table. */
const isReadOnly = (error: unknown): boolean => ['25006', '0A000', '55000'].includes(sqlState(error) ?? '');
