/** What Postgres reports about a statement that is prepared but not run. */
import type pg from 'pg';
import type { Connection, FieldDef, Submittable } from 'pg';

export interface Described {
  /** Types of the parameters, `$1` first. */
  parameters: number[];
  /** `nullable`: a column of a table that may be null. */
  columns: { name: string; oid: number; nullable: boolean }[];
}

interface WireConnection {
  parse(query: { text: string; name: string; types: [] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Prepares a statement without a name; throws if Postgres refuses it. */
export function describeStatement(
  client: pg.Client,
  { nullable }: PgCatalog,
  text: string,
): Promise<Described> {
  return new Promise((resolve, reject) => {
    const described: Described = { parameters: [], columns: [] };
    let failure: Error | undefined;
    const question = {
      callback: () => {},
      submit(connection: Connection) {
        const wire = connection as unknown as WireConnection;
        wire.once('parameterDescription', ({ dataTypeIDs }) => (described.parameters = dataTypeIDs));
        wire.parse({ text, name: '', types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription({ fields }: { fields: FieldDef[] }) {
        described.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          oid: dataTypeID,
          nullable: nullable.has(`${tableID}.${columnID}`),
        }));
      },
      handleError(error: Error) {
        failure = new Error(`${error.message}: ${text}`);
        reject(failure);
      },
      handleReadyForQuery() {
        if (!failure) resolve(described);
      },
    };
    client.query(question as unknown as Submittable);
  });
}

export interface PgCatalog {
  /** Types by their oid: name, category from `pg_type`, the base of a domain, the elements of an array. */
  types: Map<number, { name: string; category: string; base: number; element: number }>;
  /** All columns that may be null, as `table.column` in oids. */
  nullable: Set<string>;
}

export async function readCatalog(client: pg.Client): Promise<PgCatalog> {
  const types = await client.query<{
    oid: number;
    name: string;
    category: string;
    base: number;
    element: number;
  }>(
    `SELECT oid::int, typname AS name, typcategory AS category, typbasetype::int AS base, typelem::int AS element FROM pg_type`,
  );
  const columns = await client.query<{ id: string }>(
    `SELECT attrelid || '.' || attnum AS id FROM pg_attribute WHERE NOT attnotnull AND attnum > 0`,
  );
  return {
    types: new Map(types.rows.map(({ oid, ...type }) => [oid, type])),
    nullable: new Set(columns.rows.map(({ id }) => id)),
  };
}
