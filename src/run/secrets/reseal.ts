/**
 * Seals stored texts again under the current secret, while the service runs: in batches, without a change of
 * their records' `version`, and skipping rows that a call has locked. What is done is not done again, so it can
 * be interrupted at any time.
 */
import type { Db } from '../../db/handle.ts';
import { statement, type NoRow } from '../../db/statement.ts';
import { idOfSecret, secretsIn, type AppSecret } from '../../secrets/keyring.ts';
import { createSealer, sealHead, type Sealer } from '../../secrets/sealed.ts';
import { openedText } from './seal.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealedColumns.ts';

/** Rounds over a column before its locked rows are left to the next run. */
const ROUNDS = 5;

export interface Resealed {
  /** Number of texts that are now sealed under the current secret. */
  sealed: number;
  /** Keys of rows whose text opens under none of the secrets. */
  unopened: string[];
}

const resealing = statement(`SELECT set_config('app.resealing', 'on', true) WHERE $1::uuid IS NOT NULL`);

const statementsOf = ({ table, column, key }: SealedColumn) => ({
  /** Rows after a key whose text is not under the current secret. */
  some: statement<{ id: string; sealed: Buffer }, { head: Buffer; after: string | null; limit: number }>(`
    SELECT ${key} AS id, COALESCE(${column}, '') AS sealed FROM ${table}
     WHERE workspace_id = $1 AND length(${column}) > 0 AND substring(${column} FOR 5) <> $head
       AND ($after::uuid IS NULL OR ${key} > $after::uuid)
     ORDER BY ${key} LIMIT $limit FOR NO KEY UPDATE SKIP LOCKED`),
  replace: statement<NoRow, { ids: readonly string[]; sealed: readonly string[] }>(`
    UPDATE ${table} t SET ${column} = decode(made.sealed, 'hex')
      FROM unnest($ids::uuid[], $sealed::text[]) AS made(id, sealed)
     WHERE t.workspace_id = $1 AND t.${key} = made.id`),
  left: statement<{ rows: number }, { head: Buffer }>(`
    SELECT count(*)::int AS rows FROM ${table}
     WHERE workspace_id = $1 AND length(${column}) > 0 AND substring(${column} FOR 5) <> $head`),
});

const COLUMNS = SEALED_COLUMNS.map((column) => ({ ...column, ...statementsOf(column) }));
type Column = (typeof COLUMNS)[number];

const headOf = (appSecret: AppSecret): Buffer => sealHead(idOfSecret(secretsIn(appSecret)[0]!));

/** The number of texts in a workspace that are not sealed under the current secret. */
export async function countOutdated(db: Db, appSecret: AppSecret): Promise<number> {
  const head = headOf(appSecret);
  let rows = 0;
  for (const { left } of COLUMNS) rows += (await db.one(left, { head })).rows;
  return rows;
}

/**
 * Seals all texts of a workspace under the current secret. `db` is the owner's: the app's role may not write
 * every column. `progress` is told the number of a column's texts after each batch.
 */
export async function resealWorkspace(
  db: Db,
  appSecret: AppSecret,
  progress: (holds: string, sealed: number) => void,
): Promise<Resealed> {
  const head = headOf(appSecret);
  const total: Resealed = { sealed: 0, unopened: [] };
  for (const column of COLUMNS) {
    const sealer = createSealer(appSecret, column.purpose);
    let inColumn = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const unopened: string[] = [];
      let after: string | null = null;
      do {
        const batch: Batch = await resealSome(db, column, { sealer, head, after });
        unopened.push(...batch.unopened.map((id) => `${column.table} ${id}`));
        inColumn += batch.sealed;
        after = batch.last;
        if (batch.sealed > 0) progress(column.holds, inColumn);
      } while (after !== null);
      const { rows } = await db.one(column.left, { head });
      if (rows > unopened.length) continue;
      total.unopened.push(...unopened);
      break;
    }
    total.sealed += inColumn;
  }
  return total;
}

interface Batch extends Resealed {
  /** The key after which the next batch begins; null after the last one. */
  last: string | null;
}

const resealSome = (
  db: Db,
  { some, replace, batch }: Column,
  { sealer, head, after }: { sealer: Sealer; head: Buffer; after: string | null },
): Promise<Batch> =>
  db.transaction(async (tx) => {
    await tx.count(resealing);
    const rows = await tx.rows(some, { head, after, limit: batch });
    const opened = rows.map(({ id, sealed }) => ({ id, text: openedText(sealer, sealed) }));
    const found = opened.filter((row): row is { id: string; text: string } => row.text !== null);
    if (found.length > 0)
      await tx.count(replace, {
        ids: found.map(({ id }) => id),
        sealed: found.map(({ text }) => sealer.seal(text).toString('hex')),
      });
    return {
      sealed: found.length,
      unopened: opened.filter(({ text }) => text === null).map(({ id }) => id),
      last: rows.length < batch ? null : rows.at(-1)!.id,
    };
  });
