import type { Person, World } from '../support/world.ts';

/** A workspace that is being filled: what the rows of an area can refer to. */
export interface Filling {
  world: World;
  /** An employee below the manager: whom the rows are about. */
  person: Person;
  /** A short text of this workspace alone; in texts of rows, so that a leak can be seen. */
  mark: string;
  /** The id of a row that was written to a table before: of one that a foreign key of yours refers to. */
  id(table: string): string;
  /** Stores a file and gives its id. */
  file(kind: string, contentType: string): Promise<string>;
}

type RowOfTable = Readonly<Record<string, unknown>>;

/**
 * By table, a row or some to write, without `workspace_id`. Tables come after those that they refer to, whatever area
 * they are of.
 */
export type TableRows = Readonly<
  Record<string, (at: Filling) => RowOfTable | RowOfTable[] | Promise<RowOfTable | RowOfTable[]>>
>;
