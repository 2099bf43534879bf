import type { Answer, Call } from '../../../contract.ts';
import { subjectIn } from '../../../people/subject.ts';
import { presentContract } from '../present/contract.ts';
import { ownContracts } from '../store/contracts.ts';

export default async function listContracts(call: Call<'listContracts'>): Promise<Answer<'listContracts'>> {
  const { query, caller } = call;
  const filters = { own: await subjectIn(call), status: query.status };
  const { rows, page } = await ownContracts.page(call, filters);
  return { status: 200, data: rows.map((row) => presentContract(row, caller)), page };
}
