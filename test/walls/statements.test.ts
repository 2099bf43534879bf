/**
 * The first wall, checked in the text of every statement: each table of a workspace is tied to `$1`, directly
 * or through a tied table.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { gathered, isGathered } from '../../src/db/gathered.ts';
import { shown } from '../../src/db/shown.ts';
import { collectStatements } from './collect.ts';

const texts: string[] = [];
const TABLES = new Set<string>();

beforeAll(async () => {
  const { statements, lists } = await collectStatements();
  for (const { statement } of statements) if (statement.ofWorkspace) texts.push(statement.text);
  for (const { columns, from, where, filters } of lists.map(({ definition }) => definition)) {
    const conditions = [where, ...Object.values(filters).filter((one) => one !== null)].join(' AND ');
    const found = (what: string) => `SELECT ${what} FROM ${from} WHERE ${conditions}`;
    if (typeof columns === 'string') texts.push(found(columns));
    else if (isGathered(columns)) texts.push(gathered(columns, found(columns.columns.join(', '))));
    else texts.push(shown(columns, found(`${columns.row}.*`)));
  }
  const { migrations } = await import('../../src/generated/migrations.ts');
  for (const { sql } of migrations)
    for (const match of sql.matchAll(/CREATE TABLE (\w+) \(\s*workspace_id /g)) TABLES.add(match[1]!);
});

/** A table in a statement, and its alias there. */
interface Reference {
  table: string;
  name: string;
}

const AFTER =
  /^(where|on|set|left|inner|join|using|cross|order|group|limit|for|returning|values|union|as|natural|select|window)$/i;

function referencesIn(sql: string): Reference[] {
  return [...sql.matchAll(/\b(?:from|join|update|using)\s+(\w+)(?:\s+(?:as\s+)?(\w+))?/gi)]
    .filter(([, table]) => TABLES.has(table!))
    .map(([, table, alias]) => ({ table: table!, name: alias && !AFTER.test(alias) ? alias : table! }));
}

/**
 * True for `name.workspace_id = $1`, and if it equals the workspace_id of another table that is tied itself.
 */
function isTied(sql: string, { table, name }: Reference): boolean {
  const column = name === table ? `(?:${name}\\.)?workspace_id` : `${name}\\.workspace_id`;
  return new RegExp(
    `\\b${column}\\s*=\\s*(?:\\$1|\\w+\\.workspace_id)\\b|\\w+\\.workspace_id\\s*=\\s*${name}\\.workspace_id`,
  ).test(sql);
}

const plain = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();

describe('every statement', () => {
  test('is checked: tables and statements were found', () => {
    expect(TABLES.size).toBeGreaterThan(20);
    expect(texts.length).toBeGreaterThan(80);
  });

  test('ties each table of a workspace to the workspace', () => {
    const loose = texts.map(plain).flatMap((sql) =>
      referencesIn(sql)
        .filter((one) => !isTied(sql, one))
        .map(({ table, name }) => `${table} as ${name} in: ${sql}`),
    );
    expect(loose).toEqual([]);
  });

  test('has as many ties as tables: one condition does not count for two', () => {
    const short = texts.map(plain).filter((sql) => {
      const ties = sql.match(/\bworkspace_id\s*=\s*(?:\$1\b|\w+\.workspace_id)/gi)?.length ?? 0;
      return ties < referencesIn(sql).length;
    });
    expect(short).toEqual([]);
  });

  test('joins with JOIN, because this test would not see a comma between tables', () => {
    const tables = [...TABLES].join('|');
    const commas = texts
      .map(plain)
      .filter((sql) => new RegExp(`\\bfrom (?:\\w+ )+, ?(?:${tables})\\b`, 'i').test(sql));
    expect(commas).toEqual([]);
  });

  test('adds rows only to its own workspace: $1 is the first value, or the workspace of a row that was found', () => {
    const loose = texts
      .map(plain)
      .filter((sql) =>
        [
          ...sql.matchAll(
            /insert into (\w+) (?:as \w+ )?\(workspace_id[^)]*\)\s*(values \((\S+?),|select (\S+?),)/gi,
          ),
        ].some(
          ([, table, , value, selected]) =>
            TABLES.has(table!) && !/^\$1|(\w+\.)?workspace_id$/.test(value ?? selected ?? ''),
        ),
      );
    expect(loose).toEqual([]);
    const inserts = texts.map(plain).filter((sql) => /insert into/i.test(sql));
    for (const sql of inserts)
      // a workspace's first value is its own id, and its hosts have none
      expect(sql).toMatch(
        /insert into (workspaces \(id|workspace_hosts \(host, workspace_id|\w+ (as \w+ )?\((workspace_id|webhook_id, workspace_id))/i,
      );
  });
});
