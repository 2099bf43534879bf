import type { Call } from '../load/clients.ts';
import type { Site } from '../load/people.ts';
import type { Ask } from './look.ts';

interface Balance {
  used: string;
  pending: string;
}

/**
 * Compares every balance that the API reports with the sum of its ledger. Nothing may write at the same time.
 */
export async function balanceProblems(call: Call, ask: Ask, site: Site): Promise<string[]> {
  const where = `/pto/admin/balances/?limit=100&policy_id=${site.policy}`;
  const { status, body } = await call('GET', where, site.reviewer, undefined, {});
  if (status !== 200) return [`GET ${where} is answered with ${status}`];
  const sums = await ask<Balance & { employee: string }>(
    `SELECT employee_id AS employee,
            (-coalesce(sum(days) FILTER (WHERE kind = 'use'), 0))::numeric(10, 2)::text AS used,
            (-coalesce(sum(days) FILTER (WHERE kind IN ('reserve', 'release')), 0))::numeric(10, 2)::text AS pending
       FROM leave_ledger WHERE policy_id = $1 GROUP BY employee_id`,
    [site.policy],
  );
  const said = new Map(
    (body.data as { employee: { id: string }; balances: Balance[] }[]).map(({ employee, balances }) => [
      employee.id,
      balances[0],
    ]),
  );
  return sums.flatMap(({ employee, used, pending }) => {
    const balance = said.get(employee);
    return balance?.used === used && balance.pending === pending
      ? []
      : [
          `${employee} has used ${balance?.used} and reserved ${balance?.pending}, the ledger says ${used} and ${pending}`,
        ];
  });
}
