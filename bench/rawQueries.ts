/** The service's own statements with their values, for the raw servers to run. */
import { paymentList } from '../src/areas/payments/store/payments.ts';
import { balancesOf } from '../src/areas/payments/store/wallet.ts';
import { balanceSheet } from '../src/areas/pto/store/balance.ts';
import { claimList } from '../src/areas/reimbursements/store/claims.ts';
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

interface Asking {
  db: Queries;
  query: { limit: number; ordering: string };
  services: { cursorKey: Buffer };
}

/**
 * A list's statement is made when the list is asked for: so it is asked, of a database that only records the statement.
 */
async function listed(
  { workspaceId, employeeId }: Fixture,
  list: { page(call: Asking, filters: { own: string }): Promise<unknown> },
  ordering: string,
) {
  let heard: { statement: Statement<unknown, never>; values: object } | undefined;
  const db = {
    workspaceId,
    rows: (statement: Statement<unknown, never>, values: object) => {
      heard = { statement, values };
      return Promise.resolve([]);
    },
  } as unknown as Queries;
  const query = { limit: PAGE, ordering };
  await list.page({ db, query, services: { cursorKey: Buffer.alloc(32) } }, { own: employeeId });
  return setting(heard!.statement, workspaceId, heard!.values);
}

export const listQuery = (fixture: Fixture) => listed(fixture, entryList, '-started_at');
export const claimsQuery = (fixture: Fixture) => listed(fixture, claimList, '-created_at');
export const paymentsQuery = (fixture: Fixture) => listed(fixture, paymentList, '-pay_on');

export const walletQuery = ({ workspaceId, employeeId }: Fixture) =>
  setting(balancesOf, workspaceId, { employee_id: employeeId });
