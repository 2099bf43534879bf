/** The service's own statements with their values, for the raw servers to run. */
import { balanceSheet } from '../src/areas/pto/store/balance.ts';
import { entryList } from '../src/areas/tracking/store/entries.ts';
import type { Queries } from '../src/db/handle.ts';
import { inOrder, type Statement } from '../src/db/statement.ts';
import type { Fixture } from './fixture.ts';

/** Rows on a page of the list that is measured. */
const PAGE = 50;

/** A statement in a workspace, as a raw server runs it. */
const setting = (statement: Statement<unknown, never>, workspaceId: string, values: object) => ({
  BENCH_QUERY: JSON.stringify({ text: statement.text, values: inOrder(statement, values, [workspaceId]) }),
});

export const balanceQuery = ({ workspaceId, employeeId }: Fixture) =>
  setting(balanceSheet, workspaceId, { employee_id: employeeId, year: new Date().getUTCFullYear() });

/**
 * The list's statement is made when the list is asked for: so it is asked, of a database that only records the statement.
 */
export async function listQuery({ workspaceId, employeeId }: Fixture) {
  let heard: { statement: Statement<unknown, never>; values: object } | undefined;
  const db = {
    workspaceId,
    rows: (statement: Statement<unknown, never>, values: object) => {
      heard = { statement, values };
      return Promise.resolve([]);
    },
  } as unknown as Queries;
  const query = { limit: PAGE, ordering: '-started_at' };
  await entryList.page({ db, query, services: { cursorKey: Buffer.alloc(32) } }, { own: employeeId });
  return setting(heard!.statement, workspaceId, heard!.values);
}
