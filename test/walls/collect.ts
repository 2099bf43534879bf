/** Every statement and list of the service, recorded while the code is loaded, including those that no test runs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { List, ListDefinition } from '../../src/db/list.ts';
import type { SharedStatement, Statement } from '../../src/db/statement.ts';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** Filters of any list. */
type AnyFilters = Record<string, unknown>;

export interface Collected {
  /** The place of its declaration, `src/areas/…/store.ts:12:28`, as the compiler counts. */
  at: string;
  statement: Statement<unknown, never> | SharedStatement<unknown, never>;
}

export interface CollectedList {
  at: string;
  definition: ListDefinition<AnyFilters>;
  list: List<unknown, AnyFilters>;
}

/** Call it before anything of the service is imported in the test file. */
export async function collectStatements(): Promise<{ statements: Collected[]; lists: CollectedList[] }> {
  const statements: Collected[] = [];
  const lists: CollectedList[] = [];

  const real = await import('../../src/db/statement.ts');
  const noted =
    <Made extends Collected['statement']>(make: (text: string) => Made) =>
    (text: string): Made => {
      const statement = make(text);
      statements.push({ at: declaredAt(), statement });
      return statement;
    };
  jest.unstable_mockModule('../../src/db/statement.ts', () => ({
    ...real,
    statement: noted(real.statement),
    sharedStatement: noted(real.sharedStatement),
  }));
  const { defineList, ...rest } = await import('../../src/db/list.ts');
  jest.unstable_mockModule('../../src/db/list.ts', () => ({
    ...rest,
    defineList: (definition: ListDefinition<AnyFilters>) => {
      // what is attached to the rows of a page is read by statements of its own
      const { attached: _attached, ...alone } = definition;
      const list = defineList(alone);
      lists.push({ at: declaredAt(), definition, list });
      return list;
    },
  }));
  for (const file of filesWithSql()) await import(file);
  return { statements, lists };
}

/** Files that make statements or lists; `ownerIn` makes one of each table that it is called for. */
const filesWithSql = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(sources, file))
    .filter((file) =>
      /\b(statement|sharedStatement|defineList|ownerIn)[<(]/.test(readFileSync(file, 'utf8')),
    );

/** The place in the service that called, from a stack trace. */
const declaredAt = (): string => /\/(src\/[^\s()]+:\d+:\d+)/.exec(new Error().stack!)?.[1] ?? 'nowhere';
