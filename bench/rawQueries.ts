/** The service's own statements with their values, for the raw servers to run. */
import { paymentList } from '../src/areas/payments/store/payments.ts';
import { balancesOf } from '../src/areas/payments/store/wallet.ts';
import { numbered } from '../src/areas/pto/rules/leaveYears.ts';
import { balanceSheet } from '../src/areas/pto/store/balance.ts';
import { claimList } from '../src/areas/reimbursements/store/claimList.ts';
import { entryList } from '../src/areas/tracking/store/entries.ts';
import { ask, workspaceDb, type Asked, type AskedEach, type Db } from '../src/db/handle.ts';
import { createPool } from '../src/db/pool.ts';
import { inOrder } from '../src/db/statement.ts';
import type { Fixture } from './fixture.ts';
import { macOf, type Mac } from '../src/secrets/mac.ts';

/** Rows on a page of the measured list. */
const PAGE = 50;

/** Statements in a workspace, as a raw server runs them. */
const setting = (asked: Asked<unknown> | Asked<unknown>[], workspaceId: string) => {
  const query = ({ statement, values }: Asked<unknown>) => ({
    text: statement.text,
    values: inOrder(statement, values, [workspaceId]),
  });
  return { BENCH_QUERY: JSON.stringify(Array.isArray(asked) ? asked.map(query) : query(asked)) };
};

export const balanceQuery = ({ workspaceId, employeeId }: Fixture) =>
  setting(
    ask(balanceSheet, { employee_id: employeeId, ...numbered(new Date().getUTCFullYear()) }),
    workspaceId,
  );

interface Asking {
  db: Db;
  query: { limit: number; ordering: string };
  services: { cursors: Mac };
}

/** A list builds its statements when it is read, so it is read from a database that records them. */
async function listed(
  { appUrl, workspaceId, employeeId }: Fixture,
  list: { page(call: Asking, filters: { own: string }): Promise<unknown> },
  ordering: string,
) {
  const heard: Asked<unknown>[] = [];
  const pool = createPool({ url: appUrl, size: 1 });
  const real = workspaceDb(pool, workspaceId);
  const db: Db = {
    ...real,
    together: <Rows extends readonly unknown[]>(...asked: AskedEach<Rows>) => {
      heard.push(...asked);
      return real.together<Rows>(...asked);
    },
    follow: (first, then) =>
      real.follow(first, (rows) => {
        const rest = then(rows);
        heard.push(first, ...rest);
        return rest;
      }),
  };
  const query = { limit: PAGE, ordering };
  await list.page(
    { db, query, services: { cursors: macOf('a secret of benches', 'cursor') } },
    { own: employeeId },
  );
  await pool.end();
  return setting(heard, workspaceId);
}

export const listQuery = (fixture: Fixture) => listed(fixture, entryList, '-started_at');
export const claimsQuery = (fixture: Fixture) => listed(fixture, claimList, '-created_at');
export const paymentsQuery = (fixture: Fixture) => listed(fixture, paymentList, '-pay_on');

export const walletQuery = ({ workspaceId, employeeId }: Fixture) =>
  setting(ask(balancesOf, { employee_id: employeeId }), workspaceId);
