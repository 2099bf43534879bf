/**
 * Workers say here that they deliver: that Temporal answers them and knows them as pollers. All times are the database's, so
 * that clocks of machines do not matter.
 */
import type { Pool } from './pool.ts';
import { sharedStatement } from './statement.ts';

/** Milliseconds after which a beat says nothing any more. With what reading takes, a loss shows within 15 s. */
export const BEAT_HOLDS = 10_000;

const write = sharedStatement(`
  WITH forgotten AS (DELETE FROM worker_beats WHERE beat_at < clock_timestamp() - interval '1 day')
  INSERT INTO worker_beats (worker) VALUES ($1) ON CONFLICT (worker) DO UPDATE SET beat_at = clock_timestamp()`);
const remove = sharedStatement('DELETE FROM worker_beats WHERE worker = $1');
const fresh = sharedStatement<{ fresh: boolean }>(`
  SELECT EXISTS (SELECT 1 FROM worker_beats WHERE beat_at > clock_timestamp() - make_interval(secs => $1)) AS fresh`);

/** This worker delivers, now. */
export const writeBeat = async (pool: Pool, worker: string): Promise<void> => {
  await pool.run([{ statement: write, values: [worker] }]);
};

/** This worker delivers no more. */
export const removeBeat = async (pool: Pool, worker: string): Promise<void> => {
  await pool.run([{ statement: remove, values: [worker] }]);
};

/** Whether any worker has said so within `BEAT_HOLDS`. */
export const anyBeat = async (pool: Pool): Promise<boolean> =>
  (await pool.run([{ statement: fresh, values: [BEAT_HOLDS / 1000] }]))[0]!.rows[0]!['fresh'] === true;
