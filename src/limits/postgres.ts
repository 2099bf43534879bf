/** Shares limits through Postgres: one round trip for everything counted since the last exchange. */
import { SLOTS } from './limiter.ts';
import { publicName, type LimitStore } from './store.ts';
import type { Pool } from '../db/pool.ts';
import { bound, sharedStatement, type NoRow } from '../db/statement.ts';

// sorted, so that two processes that add the same rows do not deadlock
const add = sharedStatement<
  NoRow,
  {
    keys: readonly string[];
    parts: readonly number[];
    counts: readonly number[];
    ends: readonly number[];
    last: readonly number[];
  }
>(`
  INSERT INTO limit_counts (key, part, count, expires_at, last_ms)
  SELECT key, part, count, to_timestamp(expires / 1000), last
    FROM unnest($keys::text[], $parts::bigint[], $counts::int[], $ends::float8[], $last::int[]) AS counted (key, part, count, expires, last)
   ORDER BY key, part
  ON CONFLICT (key, part) DO UPDATE SET count = limit_counts.count + EXCLUDED.count,
                                        last_ms = greatest(limit_counts.last_ms, EXCLUDED.last_ms)`);

// a separate statement, so that its snapshot includes the added rows
const read = sharedStatement<
  { key: string; part: number; count: number; last: number },
  { keys: readonly string[] }
>('SELECT key, part, count, last_ms AS last FROM limit_counts WHERE key = ANY ($keys::text[])');

const clear = sharedStatement('DELETE FROM limit_counts WHERE expires_at < now()');
const forget = sharedStatement<NoRow, { keys: readonly string[] }>(
  'DELETE FROM limit_counts WHERE key = ANY ($keys::text[])',
);

/** Milliseconds between deletions of expired counts. */
const CLEARING = 10_000;

export function createPostgresLimitStore(pool: Pool): LimitStore {
  let cleared = 0;

  return {
    async exchange(counts) {
      const named = counts.map((one) => ({ ...one, name: publicName(one.key) }));
      const known = new Map(named.map((one) => [one.name, one]));
      const items = [
        bound(add, {
          keys: named.map((one) => one.name),
          parts: named.map((one) => one.part),
          counts: named.map((one) => one.count),
          ends: named.map((one) => (one.part + SLOTS) * one.length),
          last: named.map((one) => one.last),
        }),
        bound(read, { keys: [...known.keys()] }),
      ];
      const late = Date.now() - cleared > CLEARING;
      if (late) cleared = Date.now();
      const results = await pool.run(late ? [...items, bound(clear)] : items);
      const rows = results[1]!.rows as { key: string; part: number; count: number; last: number }[];
      return rows.map(({ key, part, count, last }) => {
        const { key: name, length } = known.get(key)!;
        return { key: name, length, part, count, last };
      });
    },
    async forget(keys) {
      await pool.run([bound(forget, { keys: keys.map(publicName) })]);
    },
    // the pool is closed by its creator
    close: () => Promise.resolve(),
  };
}
