/**
 * Prepares every statement on the migrated database and compares it with its declaration: the members and
 * types of its rows, the names and types of its values.
 */
import { describe, expect, test } from '@jest/globals';
import { isGathered } from '../../src/db/gathered.ts';
import { parserOf } from '../../src/db/types.ts';
import { openClient, openDatabase } from '../support/opening.ts';
import { collectStatements, type CollectedList } from './collect.ts';
import { declaredStatements, type Declared, type Kinds } from './declared.ts';
import { describeStatement, readCatalog, type Described } from './describe.ts';
import { shapesOf } from './listShapes.ts';

// before the database is opened, which loads code that creates statements
const { statements, lists } = await collectStatements();
const declared = declaredStatements();
const database = await openDatabase();
const client = await openClient(database.appUrl);
const catalog = await readCatalog(client);

const byPlace = () => new Map(declared.map((one) => [one.at, one]));
const sorted = (names: Iterable<string>) => [...names].sort();

/** Sample texts that Postgres may send, by the category of the type: booleans, numbers, arrays. */
const SAMPLES: Record<string, string> = { B: 't', N: '1', A: '{a}' };

/** The types that our parsers may return for a column. */
function kindOfColumn(oid: number): string[] {
  const { name, category } = catalog.types.get(oid)!;
  if (/^jsonb?$/.test(name)) return ['string', 'number', 'boolean', 'object', 'array'];
  const value = parserOf(oid)(name === 'bytea' ? '\\x00' : (SAMPLES[category] ?? 'text'));
  if (Buffer.isBuffer(value)) return ['Buffer'];
  return Array.isArray(value) ? [`${typeof value[0]}[]`] : [typeof value];
}

/** The types that pg can write for a parameter. An array becomes an SQL array, even if JSON is wanted. */
function kindsOfParameter(oid: number): string[] {
  const { name, category, base, element } = catalog.types.get(oid)!;
  if (base) return kindsOfParameter(base);
  if (category === 'A') {
    const kinds = kindsOfParameter(element).map((kind) => `${kind}[]`);
    return catalog.types.get(element)!.name === 'uuid' ? [...kinds, 'UuidArray'] : kinds;
  }
  if (category === 'B') return ['boolean'];
  if (name === 'bytea') return ['Buffer'];
  if (/^jsonb?$/.test(name)) return ['string', 'object'];
  return category === 'N' && name !== 'numeric' ? ['number'] : ['string'];
}

const notIn = (kinds: Kinds, allowed: string[]): string[] =>
  [...kinds].filter(
    (kind) =>
      kind !== 'null' && !allowed.includes(kind) && !(allowed.includes('array') && kind.endsWith('[]')),
  );

/** What is wrong with a declared row. A row that nobody reads may have any columns. */
function wrongRow(row: Declared['row'], { columns }: Described): string[] {
  if (row === null) return [];
  const selected = new Map(columns.map((column) => [column.name, column.oid]));
  return [
    ...sorted(row.keys())
      .filter((name) => !selected.has(name))
      .map((name) => `${name} is declared and not selected`),
    ...sorted(selected.keys())
      .filter((name) => !row.has(name))
      .map((name) => `${name} is selected and not declared`),
    ...columns
      .filter(({ name, nullable }) => nullable && row.get(name)?.has('null') === false)
      .map(({ name }) => `${name} may be null, and is not declared so`),
    ...[...row].flatMap(([name, kinds]) => {
      const oid = selected.get(name);
      const wrong = oid === undefined ? [] : notIn(kinds, kindOfColumn(oid));
      return wrong.map(
        (kind) => `${name} is declared as ${kind}, and comes as ${kindOfColumn(oid!).join(' or ')}`,
      );
    }),
  ];
}

/** What is wrong with declared values. `names` are those of the statement, in the order of its parameters. */
function wrongValues(values: Declared['values'], names: readonly string[], parameters: number[]): string[] {
  return names.flatMap((name, index) => {
    const kinds = values.get(name);
    const allowed = kindsOfParameter(parameters[index]!);
    if (!kinds) return [`${name} is in the text and not declared`];
    return notIn(kinds, allowed).map(
      (kind) => `${name} is declared as ${kind}, and wanted as ${allowed.join(' or ')}`,
    );
  });
}

describe('every statement', () => {
  test('is both loaded and found in the source', () => {
    // a function called for several tables creates several statements at one place
    const loaded = new Set([...statements, ...lists].map(({ at }) => at));
    expect(sorted(loaded)).toEqual(sorted(byPlace().keys()));
    expect(statements.length).toBeGreaterThan(200);
    expect(lists.length).toBeGreaterThan(10);
  });

  test('selects the row that it declares, with matching types', async () => {
    const wrong: string[] = [];
    for (const { at, statement } of statements)
      for (const one of wrongRow(
        byPlace().get(at)!.row,
        await describeStatement(client, catalog, statement.text),
      ))
        wrong.push(`${at}: ${one}`);
    expect(wrong).toEqual([]);
  });

  test('declares the values that its text names, with types that Postgres accepts', async () => {
    const wrong: string[] = [];
    for (const { at, statement } of statements) {
      const { values } = byPlace().get(at)!;
      const { parameters } = await describeStatement(client, catalog, statement.text);
      const own = statement.ofWorkspace ? parameters.slice(1) : parameters;
      for (const one of wrongValues(values, statement.valueNames, own)) wrong.push(`${at}: ${one}`);
      for (const name of values.keys())
        if (!statement.valueNames.includes(name))
          wrong.push(`${at}: ${name} is declared and not in the text`);
    }
    expect(wrong).toEqual([]);
  });
});

/** The columns of a list, from its rows; each set that it gathers is replaced by its texts. */
function columnsOf({ definition: { columns } }: CollectedList, row: Declared['row']): Declared['row'] {
  if (!isGathered(columns) || row === null) return row;
  const sets = Object.keys(columns.sets);
  for (const name of sets) expect([...row.get(name)!]).toEqual(['string[]']);
  const text: Kinds = new Set(['string', 'null']);
  return new Map([...row].filter(([name]) => !sets.includes(name))).set('set', text).set('text', text);
}

describe('every list', () => {
  const CURSOR = ['cursor_value', 'cursor_id'];

  test('selects the row that it declares, with any query', async () => {
    const wrong = new Set<string>();
    for (const one of lists) {
      const row = columnsOf(one, byPlace().get(one.at)!.row);
      for (const { page } of await shapesOf(one)) {
        const { columns, ...rest } = await describeStatement(client, catalog, page.text);
        expect(columns.slice(-2).map((column) => column.name)).toEqual(CURSOR);
        for (const text of wrongRow(row, { columns: columns.slice(0, -2), ...rest }))
          wrong.add(`${one.at}: ${text}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  test('declares the values of its filters, with types that Postgres accepts', async () => {
    const wrong = new Set<string>();
    const own = new Map<string, Kinds>([
      ['updated_since', new Set(['string'])],
      ['committed_before', new Set(['string'])],
      ['cursor_value', new Set(['string'])],
      ['cursor_id', new Set(['string'])],
      ['row_limit', new Set(['number'])],
    ]);
    for (const one of lists) {
      const { values } = byPlace().get(one.at)!;
      const named = new Set<string>();
      for (const { page, total } of await shapesOf(one)) {
        for (const statement of [page, total]) {
          const { parameters } = await describeStatement(client, catalog, statement.text);
          for (const name of statement.valueNames) named.add(name);
          for (const text of wrongValues(
            new Map([...own, ...values]),
            statement.valueNames,
            parameters.slice(1),
          ))
            wrong.add(`${one.at}: ${text}`);
        }
      }
      for (const name of values.keys()) if (!named.has(name)) wrong.add(`${one.at}: ${name} is in no text`);
    }
    expect([...wrong]).toEqual([]);
  });
});
