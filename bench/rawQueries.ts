/** The very statements of the service with their values, for the raw servers to run. */
import { balanceSheet } from '../src/areas/pto/store/balance.ts';
import { entryList } from '../src/areas/tracking/store.ts';
import type { Queries } from '../src/db/handle.ts';
import type { Statement } from '../src/db/statement.ts';
import type { Fixture } from './fixture.ts';

/** Rows on a page of the list that is measured. */
const PAGE = 50;

const setting = (text: string, values: unknown[]) => ({ BENCH_QUERY: JSON.stringify({ text, values }) });

export const balanceQuery = ({ workspaceId, employeeId }: Fixture) =>
  setting(balanceSheet.text, [workspaceId, employeeId, new Date().getUTCFullYear()]);

/** The list's statement is made when it is asked: so it is asked, of a database that only listens. */
export async function listQuery({ workspaceId, employeeId }: Fixture) {
  let heard: { text: string; values: unknown[] } | undefined;
  const listener = {
    workspaceId,
    rows: (statement: Statement<unknown>, values: unknown[] = []) => {
      heard = { text: statement.text, values: [workspaceId, ...values] };
      return Promise.resolve([]);
    },
  } as unknown as Queries;
  const query = { filters: { own: employeeId }, limit: PAGE, ordering: '-started_at' };
  await entryList.page(listener, query, Buffer.alloc(32));
  return setting(heard!.text, heard!.values);
}
