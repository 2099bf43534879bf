/** Writers that change all tables at the same time, in transactions that end in another order than they began. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { TABLES, type Ground, type Table, type TableName } from './tables.ts';

/** Chance from a seed, so that a run can be repeated. */
export function chanceOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    // its low bits repeat soon
    return Math.floor(state / 65_536) % below;
  };
}

/** What all writers share: how much is still to be written, and numbers that nobody else has. */
export interface Work {
  left: number;
  next(): number;
}

const NAMES = Object.keys(TABLES) as TableName[];

/**
 * Writes as the app's role until nothing is left. Each transaction makes a few changes and stays open for a while, some for longer
 * than a walk takes; some are rolled back. A writer changes rows of its own, so that it waits for no other.
 */
export async function write(
  url: string,
  ground: Ground,
  people: readonly string[],
  work: Work,
  seed: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const random = chanceOf(seed);
  const mine = new Map<TableName, string[]>(NAMES.map((name) => [name, []]));

  const change = async (name: TableName, made: [TableName, string][], gone: [TableName, string][]) => {
    const table: Table = TABLES[name];
    const ids = mine.get(name)!;
    const kind = ids.length < 3 ? 0 : random(5);
    const id = ids[random(Math.max(1, ids.length))]!;
    if (kind < 2) {
      const [text, values] = table.insert(ground, people[random(people.length)]!, work.next());
      made.push([name, (await client.query(text, [...values])).rows[0].id as string]);
    } else if (kind < 4 || !table.deletes || gone.some(([, one]) => one === id)) {
      const [text, values] = table.move(id, work.next());
      await client.query(text, [...values]);
    } else {
      await client.query(`UPDATE ${name} SET deleted_at = clock_timestamp() WHERE id = $1`, [id]);
      gone.push([name, id]);
    }
  };

  try {
    while (work.left > 0) {
      const made: [TableName, string][] = [];
      const gone: [TableName, string][] = [];
      await client.query('BEGIN');
      await client.query(`SELECT set_config('app.workspace', $1, true)`, [ground.workspaceId]);
      for (let count = 1 + random(5); count > 0; count -= 1) {
        await change(NAMES[random(NAMES.length)]!, made, gone);
        work.left -= 1;
      }
      await sleep(random(12) === 0 ? 700 : random(40));
      if (random(15) === 0) {
        await client.query('ROLLBACK');
        continue;
      }
      await client.query('COMMIT');
      for (const [name, id] of made) mine.get(name)!.push(id);
      for (const [name, id] of gone)
        mine.set(
          name,
          mine.get(name)!.filter((one) => one !== id),
        );
    }
  } finally {
    // where one fails, the others end too
    work.left = Math.min(work.left, 0);
    await client.end();
  }
}
