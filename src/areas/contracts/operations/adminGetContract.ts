import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentContract } from '../present/contract.ts';
import { contractById } from '../store/contracts.ts';

export default async function adminGetContract({
  params,
  caller,
  db,
}: Call<'adminGetContract'>): Promise<Answer<'adminGetContract'>> {
  const row = await db.maybe(contractById, { id: params.contract_id });
  if (!row) throw notFound();
  return { status: 200, data: presentContract(row, caller), version: row.version };
}
