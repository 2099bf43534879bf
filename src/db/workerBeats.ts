/**
 * Beats of workers that deliver, which means that Temporal answers and lists them as pollers. All times are
 * the database's, so that clocks of machines do not matter.
 */
import type { Pool } from './pool.ts';
import { bound, sharedStatement, type NoRow } from './statement.ts';

/** Milliseconds for which a beat counts. Including the time to read it, a lost worker shows within 15 s. */
export const BEAT_HOLDS = 10_000;

const write = sharedStatement<NoRow, { worker: string }>(`
  WITH forgotten AS (DELETE FROM worker_beats WHERE beat_at < clock_timestamp() - interval '1 day')
  INSERT INTO worker_beats (worker) VALUES ($worker) ON CONFLICT (worker) DO UPDATE SET beat_at = clock_timestamp()`);
const remove = sharedStatement<NoRow, { worker: string }>('DELETE FROM worker_beats WHERE worker = $worker');
const fresh = sharedStatement<{ fresh: boolean }, { holds_s: number }>(`
  SELECT EXISTS (SELECT 1 FROM worker_beats WHERE beat_at > clock_timestamp() - make_interval(secs => $holds_s)) AS fresh`);

/** Records that this worker delivers now. */
export const writeBeat = async (pool: Pool, worker: string): Promise<void> => {
  await pool.run([bound(write, { worker })]);
};

/** Records that this worker has stopped delivering. */
export const removeBeat = async (pool: Pool, worker: string): Promise<void> => {
  await pool.run([bound(remove, { worker })]);
};

/** Whether any worker has delivered within `BEAT_HOLDS`. */
export const anyBeat = async (pool: Pool): Promise<boolean> =>
  (await pool.run([bound(fresh, { holds_s: BEAT_HOLDS / 1000 })]))[0]!.rows[0]!['fresh'] === true;
