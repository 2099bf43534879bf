/**
 * What of an area's tables leaves with an export of the workspace: said by the area itself, in its `exported.ts`, so that
 * nobody can forget it elsewhere. A table of the service that no area names fails a test.
 */
import type { Sealer } from '../secrets/sealed.ts';

/** A row as it stands in the archive: its columns by name, as Postgres writes JSON. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** What an installation has for rows that arrive without their secrets. */
export interface Arrival {
  webhookSecrets: Sealer;
  paymentDetails: Sealer;
  /** Random bytes that nobody has seen. */
  random(bytes: number): Buffer;
}

/** What the texts of a table are; what people write of somebody has to go when they are anonymised. */
interface Texts {
  /** The rows are about the company: of somebody who is anonymised the name alone goes. About people unless given. */
  about?: 'company';
  /** Columns that nobody writes: ids, hashes and codes that the service makes, and what is the company's. */
  made?: readonly string[];
}

/** A table whose rows are exported, all of them. */
export interface ExportedTable extends Texts {
  /** Columns that never leave: hashes, sealed texts. */
  secret?: readonly string[];
  /** Columns that look like secrets by their names and are none. */
  open?: readonly string[];
  /**
   * What stands in place of secrets in a row that arrives elsewhere; more columns where the row must not be used as it was. A
   * Buffer is bytea. Without it they are null.
   */
  arrives?(row: ArchivedRow, arrival: Arrival): Record<string, unknown>;
  /** What triggers write where the rows arrive gives way to them. */
  replaces?: boolean;
  /** SQL of the rows that leave, of the table as `t`; all unless given. */
  where?: string;
}

/** A table that stays, and why. */
export interface LeftOutTable extends Texts {
  leftOut: string;
}

/** By table. */
export type AreaTables = Readonly<Record<string, ExportedTable | LeftOutTable>>;

/** By area, as `generated/exported.ts` has them. */
export type TablesByArea = Readonly<Record<string, AreaTables>>;

export interface TableOfArea extends ExportedTable {
  area: string;
  table: string;
}

export const isLeftOut = (rule: ExportedTable | LeftOutTable): rule is LeftOutTable => 'leftOut' in rule;

/** The tables that are exported, in the order of the areas' names; of these areas alone where some are given. */
export const exportedTables = (byArea: TablesByArea, areas: readonly string[] = []): TableOfArea[] =>
  Object.entries(byArea)
    .filter(([area]) => areas.length === 0 || areas.includes(area))
    .flatMap(([area, tables]) =>
      Object.entries(tables).flatMap(([table, rule]) => (isLeftOut(rule) ? [] : [{ ...rule, area, table }])),
    );

/** The name of a table's file in the archive. */
export const entryNameOf = ({ area, table }: { area: string; table: string }): string =>
  `${area}/${table}.jsonl`;
