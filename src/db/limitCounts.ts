/** Limits shared through Postgres: one trip for all that was counted since the last. */
import { SLOTS } from '../limits.ts';
import { publicName, type LimitStore } from '../limits/store.ts';
import type { Pool } from './pool.ts';
import { sharedStatement } from './statement.ts';

// in one order everywhere: two processes that add the same rows must not wait for each other
const add = sharedStatement(`
  INSERT INTO limit_counts (key, part, count, expires_at, last_ms)
  SELECT key, part, count, to_timestamp(expires / 1000), last
    FROM unnest($1::text[], $2::bigint[], $3::int[], $4::float8[], $5::int[]) AS counted (key, part, count, expires, last)
   ORDER BY key, part
  ON CONFLICT (key, part) DO UPDATE SET count = limit_counts.count + EXCLUDED.count,
                                        last_ms = greatest(limit_counts.last_ms, EXCLUDED.last_ms)`);

// a snapshot of its own, taken after the rows were added
const read = sharedStatement<{ key: string; part: number; count: number; last: number }>(
  'SELECT key, part, count, last_ms AS last FROM limit_counts WHERE key = ANY ($1::text[])',
);

const clear = sharedStatement('DELETE FROM limit_counts WHERE expires_at < now()');
const forget = sharedStatement('DELETE FROM limit_counts WHERE key = ANY ($1::text[])');

/** Milliseconds between two clearings of what no window reaches any more. */
const CLEARING = 10_000;

export function createPostgresLimitStore(pool: Pool): LimitStore {
  let cleared = 0;

  return {
    async exchange(counts) {
      const named = counts.map((one) => ({ ...one, name: publicName(one.key) }));
      const known = new Map(named.map((one) => [one.name, one]));
      const items = [
        {
          statement: add,
          values: [
            named.map((one) => one.name),
            named.map((one) => one.part),
            named.map((one) => one.count),
            named.map((one) => (one.part + SLOTS) * one.length),
            named.map((one) => one.last),
          ],
        },
        { statement: read, values: [[...known.keys()]] },
      ];
      const late = Date.now() - cleared > CLEARING;
      if (late) cleared = Date.now();
      const results = await pool.run(late ? [...items, { statement: clear, values: [] }] : items);
      const rows = results[1]!.rows as { key: string; part: number; count: number; last: number }[];
      return rows.map(({ key, part, count, last }) => {
        const { key: name, length } = known.get(key)!;
        return { key: name, length, part, count, last };
      });
    },
    async forget(keys) {
      await pool.run([{ statement: forget, values: [keys.map(publicName)] }]);
    },
    // the pool is its owner's to end
    close: () => Promise.resolve(),
  };
}
