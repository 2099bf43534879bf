import type { Answer, Call } from '../../../contract.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import { verifyChain } from '../actions/verifyChain.ts';
import { presentVerified } from '../present/chain.ts';

/** Verifies the whole chain, or the part of it between two days. */
export default async function verifyAuditTrail({
  query,
  db,
  workspace,
}: Call<'verifyAuditTrail'>): Promise<Answer<'verifyAuditTrail'>> {
  const { from, to } = query;
  const stretch =
    from === undefined && to === undefined
      ? null
      : {
          since: from === undefined ? '-infinity' : dayStart(from, workspace.timezone),
          before: to === undefined ? 'infinity' : dayEnd(to, workspace.timezone),
        };
  return { status: 200, data: presentVerified(await verifyChain(db, stretch)) };
}
