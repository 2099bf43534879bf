import { balanceSheet } from '../src/areas/pto/store/balance.ts';
import type { Fixture } from './fixture.ts';

/** The very statement of the balance call with its values, for the raw server to run. */
export const balanceQuery = ({ workspaceId, employeeId }: Fixture) => ({
  BENCH_QUERY: JSON.stringify({
    text: balanceSheet.text,
    values: [workspaceId, employeeId, new Date().getUTCFullYear()],
  }),
});
