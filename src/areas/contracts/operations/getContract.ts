import type { Answer, Call } from '../../../contract.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { presentContract } from '../present/contract.ts';
import { contractById } from '../store/contracts.ts';

/** One of the caller's contracts. A draft is 404, because only admins may know of it. */
export default async function getContract({
  params,
  caller,
  db,
}: Call<'getContract'>): Promise<Answer<'getContract'>> {
  const row = await db.maybe(contractById, { id: params.contract_id });
  if (!row || row.status === 'draft' || !ownsRecord(caller, row.employee_id)) throw notFound();
  return { status: 200, data: presentContract(row, caller), version: row.version };
}
