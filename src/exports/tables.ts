/**
 * Which tables an export of a workspace contains. Each area declares its own tables in its `exported.ts`; a
 * test fails for a table that no area declares.
 */
import type { Sealer } from '../secrets/sealed.ts';

/** A row in an archive: its columns by name, in Postgres' JSON form. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** The importing installation's means to replace the secrets of arriving rows. */
export interface Arrival {
  webhookSecrets: Sealer;
  paymentDetails: Sealer;
  /** Fresh random bytes. */
  random(bytes: number): Buffer;
}

/** What the texts of a table are about: texts about a person are erased when the person is anonymised. */
interface Texts {
  /** The rows are about the company, so anonymising erases only the person's name. Default: about people. */
  about?: 'company';
  /** Columns that people do not write: ids, hashes and codes from the service, and the company's own data. */
  made?: readonly string[];
}

export interface ExportedTable extends Texts {
  /** Columns that are never exported: hashes, sealed texts. */
  secret?: readonly string[];
  /** Columns whose name looks like a secret but are not one. */
  open?: readonly string[];
  /**
   * Replacements for the secrets of an imported row, and for other columns that must change on import. A
   * Buffer is written as bytea. Without this function secrets become null.
   */
  arrives?(row: ArchivedRow, arrival: Arrival): Record<string, unknown>;
  /** Imported rows replace those that triggers wrote during the import. */
  replaces?: boolean;
  /** SQL condition on the table `t` for the exported rows; all rows by default. */
  where?: string;
}

export interface LeftOutTable extends Texts {
  leftOut: string;
}

export type AreaTables = Readonly<Record<string, ExportedTable | LeftOutTable>>;

/** By area, as in `generated/exported.ts`. */
export type TablesByArea = Readonly<Record<string, AreaTables>>;

export interface TableOfArea extends ExportedTable {
  area: string;
  table: string;
}

export const isLeftOut = (rule: ExportedTable | LeftOutTable): rule is LeftOutTable => 'leftOut' in rule;

/** The exported tables in the order of area names; limited to `areas` if there are any. */
export const exportedTables = (byArea: TablesByArea, areas: readonly string[] = []): TableOfArea[] =>
  Object.entries(byArea)
    .filter(([area]) => areas.length === 0 || areas.includes(area))
    .flatMap(([area, tables]) =>
      Object.entries(tables).flatMap(([table, rule]) => (isLeftOut(rule) ? [] : [{ ...rule, area, table }])),
    );

/** Name of a table's file in the archive. */
export const entryNameOf = ({ area, table }: { area: string; table: string }): string =>
  `${area}/${table}.jsonl`;
