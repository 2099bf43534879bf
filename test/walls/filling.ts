import type { Person, World } from '../support/world.ts';

/** A workspace that is being filled: what the rows of an area may refer to. */
export interface Filling {
  world: World;
  /** An employee below the manager; the rows are about this person. */
  person: Person;
  /** A short text unique to this workspace, for the texts of rows, so that a leak is visible. */
  mark: string;
  /** The id of a row already written to a table, for a foreign key to it. */
  id(table: string): string;
  /** Stores a file and returns its id. */
  file(kind: string, contentType: string): Promise<string>;
}

type RowOfTable = Readonly<Record<string, unknown>>;

/**
 * The row or rows to write, by table, without `workspace_id`. Tables are written after those that they refer
 * to, in any area.
 */
export type TableRows = Readonly<
  Record<string, (at: Filling) => RowOfTable | RowOfTable[] | Promise<RowOfTable | RowOfTable[]>>
>;

/** A day for columns that are unique by day, between 2020 and 2129. */
export const dayOf = (mark: string): string => {
  const days = [...mark].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 40_000, 7);
  return new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
};
