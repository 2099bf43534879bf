/**
 * Every table of the service is either exported or declared to stay, with a reason. A column whose name looks
 * like a secret leaves only if it is declared not to be one.
 */
import { describe, expect, test } from '@jest/globals';
import { exportedTables, isLeftOut } from '../../src/exports/tables.ts';
import { exportedByArea } from '../../src/generated/exported.ts';
import { openDatabase } from '../support/opening.ts';

const database = await openDatabase();
const columns = (
  await database.admin.query<{ table: string; column: string }>(`
  SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`)
).rows;
/** Tables that hold data of a workspace. */
const owned = [
  'workspaces',
  ...new Set(columns.filter(({ column }) => column === 'workspace_id').map(({ table }) => table)),
].sort();
const rules = Object.values(exportedByArea).flatMap((tables) => Object.entries(tables));

/** Names that secrets have. */
const SECRETIVE =
  /hash|signature|sealed|secret|token|password|seed|sha256|salt|cipher|private_key|license_key/;

describe('tables', () => {
  test('of a workspace are each declared by one area as exported or not; every declared table exists', () => {
    expect(rules.map(([table]) => table).sort()).toEqual(owned);
  });

  test('that are not exported have a reason', () => {
    for (const [table, rule] of rules)
      if (isLeftOut(rule))
        expect([table, rule.leftOut.length > 10 || rule.leftOut.startsWith('As ')]).toEqual([table, true]);
  });

  test('export no column that looks like a secret, unless it is declared not to be one', () => {
    const leaving = exportedTables(exportedByArea);
    const unsaid = columns.filter(({ table, column }) => {
      const rule = leaving.find((one) => one.table === table);
      return rule && SECRETIVE.test(column) && !rule.secret?.includes(column) && !rule.open?.includes(column);
    });
    expect(unsaid).toEqual([]);
  });

  test('declare only secret, open and made columns that exist', () => {
    for (const { table, secret = [], open = [] } of exportedTables(exportedByArea))
      for (const column of [...secret, ...open]) expect(columns).toContainEqual({ table, column });
    for (const [table, { made = [] }] of rules)
      for (const column of made) expect(columns).toContainEqual({ table, column });
  });
});
