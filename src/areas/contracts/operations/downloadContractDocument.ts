import type { Answer, Call } from '../../../contract.ts';
import { notFound, Problem } from '../../../problem.ts';
import { documentAnswer } from '../actions/document.ts';
import { seesDocument } from '../rules/document.ts';
import { contractById } from '../store/contracts.ts';

/** The PDF, for the person and for admins; 404 `no_document` if a contract that they may see has none. */
export default async function downloadContractDocument(
  call: Call<'downloadContractDocument'>,
): Promise<Answer<'downloadContractDocument'>> {
  const { params, caller, db } = call;
  const row = await db.maybe(contractById, { id: params.contract_id });
  if (!row || !seesDocument(caller, row)) throw notFound();
  const answer = await documentAnswer(call, row);
  if (!answer) throw new Problem(404, 'no_document', { detail: 'The contract has no document.' });
  return { status: 200, ...answer };
}
