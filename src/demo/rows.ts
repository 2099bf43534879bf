/** The rows of a company, kept in memory until all scenes are done (write.ts), with reproducible ids. */
import { v7 as uuidv7 } from 'uuid';
import type { Random } from './random.ts';

export type Row = Record<string, unknown>;

export interface Rows {
  /** A UUIDv7 of that instant, so that lists ordered by id are ordered by time. */
  id(at: number): string;
  /** Adds a row; all rows of a table need the same columns. The workspace's id is added. */
  insert(table: string, row: Row): void;
  of(table: string): readonly Row[];
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

export function createRows(random: Random): Rows {
  const tables = new Map<string, Row[]>();
  let issued = 0;
  return {
    id: (at) => {
      issued += 1;
      const bytes = Uint8Array.from({ length: 16 }, () => random.int(0, 255));
      return uuidv7({ msecs: Math.floor(at), seq: issued, random: bytes });
    },
    insert: (table, row) => {
      const rows = tables.get(table);
      if (rows) rows.push(row);
      else tables.set(table, [row]);
    },
    of: (table) => tables.get(table) ?? [],
    tables,
  };
}
