import type { Answer, Call } from '../../../contract.ts';
import { subjectInQuery, subjectOf } from '../../../people/subject.ts';
import { presentContract } from '../present/contract.ts';
import { ownContracts } from '../store/contracts.ts';

export default async function listContracts(call: Call<'listContracts'>): Promise<Answer<'listContracts'>> {
  const { query, caller, db } = call;
  // only a person named by a service key can be unknown; a calling person exists
  if (caller.kind === 'service_key') await subjectInQuery(db, caller, query.employee_id);
  const filters = { own: subjectOf(caller, query.employee_id), status: query.status };
  const { rows, page } = await ownContracts.page(call, filters);
  return { status: 200, data: rows.map((row) => presentContract(row, caller)), page };
}
