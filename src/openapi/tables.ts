/** Lists as CSV tables: the columns follow from the schema of the records. */
import type { OperationId } from '../generated/operations.ts';
import { csvLine } from '../lib/csv.ts';
import { answerOf, componentAt, jsonSchemaOf } from './answers.ts';

export interface Table {
  header: string;
  /** The lines of a record. */
  lines(record: unknown): string;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  'x-csv-lines'?: boolean;
  'x-csv-column'?: boolean;
}

type Cell = string | number | null;

interface Column {
  name: string;
  /** The members that lead to the value, from the record or from an element of `Columns.each`. */
  path: readonly string[];
}

interface Columns {
  record: Column[];
  /** The member whose elements have a line each, with columns of their own. */
  each: { member: string; columns: Column[] } | null;
}

const tables = new Map<OperationId, Table>();

/** The table of a list. Made on first use, because most processes never answer with one. */
export function tableOf(id: OperationId): Table {
  let table = tables.get(id);
  if (!table) tables.set(id, (table = makeTable(columnsOf(recordOf(id)))));
  return table;
}

function makeTable({ record: columns, each }: Columns): Table {
  const all = [...columns, ...(each?.columns ?? [])];
  return {
    header: csvLine(all.map(({ name }) => name)),
    lines(record) {
      const cells = columns.map(({ path }) => cellAt(record, path));
      if (!each) return csvLine(cells);
      const elements = (record as Record<string, unknown[]>)[each.member]!;
      return elements
        .map((one) => csvLine([...cells, ...each.columns.map(({ path }) => cellAt(one, path))]))
        .join('');
    },
  };
}

function cellAt(record: unknown, path: readonly string[]): Cell {
  let value = record;
  for (const member of path) value = (value as Record<string, unknown> | null)?.[member] ?? null;
  return typeof value === 'boolean' ? String(value) : (value as Cell);
}

function columnsOf(schema: Schema): Columns {
  let each: Columns['each'] = null;
  for (const [member, one] of Object.entries(schema.properties!))
    if (one['x-csv-lines']) each = { member, columns: flat(resolved(one.items!), []) };
  return { record: flat(schema, []), each };
}

/** The columns of an object: its values, and those of the objects in it, but no lists. */
function flat(schema: Schema, path: readonly string[]): Column[] {
  return Object.entries(schema.properties ?? {}).flatMap(([member, one]) => {
    const inner = resolved(one);
    const at = [...path, member];
    if (one['x-csv-column'] === false || [inner.type].flat().includes('array')) return [];
    if ([inner.type].flat().includes('object')) return flat(inner, at);
    return [{ name: at.join('_'), path: at }];
  });
}

/** Without references, and without the null that it may be instead. */
function resolved(schema: Schema): Schema {
  const choice = schema.oneOf?.find(({ type }) => type !== 'null');
  if (choice) return resolved(choice);
  return schema.$ref === undefined ? schema : resolved(componentAt(schema.$ref));
}

/** The schema of a list's records: those of the `data` of its envelope. */
function recordOf(id: OperationId): Schema {
  const envelope = resolved(jsonSchemaOf(answerOf(id, 200)!)!);
  return resolved(resolved(envelope.properties!['data']!).items!);
}
