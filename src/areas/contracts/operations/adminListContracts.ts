import type { Answer, Call } from '../../../contract.ts';
import { presentContract } from '../present/contract.ts';
import { contractList } from '../store/contracts.ts';

export default async function adminListContracts(
  call: Call<'adminListContracts'>,
): Promise<Answer<'adminListContracts'>> {
  const { query, caller } = call;
  const { employee_id, status, type, ends_before } = query;
  const { rows, page } = await contractList.page(call, { employee_id, status, type, ends_before });
  return { status: 200, data: rows.map((row) => presentContract(row, caller)), page };
}
