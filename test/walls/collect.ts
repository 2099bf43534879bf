/** Records every statement and list of the service while its code loads, even those that no test runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { lists, type CollectedList } from './collected/list.ts';
import { statements, type Collected } from './collected/statement.ts';

export type { Collected, CollectedList };

const sources = new URL('../../src/', import.meta.url);

export async function collectStatements(): Promise<{ statements: Collected[]; lists: CollectedList[] }> {
  for (const file of filesWithSql()) await import(`${new URL(file, sources)}?collected`);
  return { statements, lists };
}

/** Files that make statements or lists; `ownerIn` and `lossCheck` make one of each table that they are called for. */
const filesWithSql = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /\b(statement|sharedStatement|defineList|ownerIn|lossCheck)[<(]/.test(
        readFileSync(new URL(file, sources), 'utf8'),
      ),
    );
