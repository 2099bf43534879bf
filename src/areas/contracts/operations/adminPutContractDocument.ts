import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { notFound } from '../../../problem.ts';
import { wrongState } from '../../../transitions/transition.ts';
import { keepDocument, stageDocument } from '../actions/document.ts';
import { hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { presentDocument } from '../present/contract.ts';
import { CONTRACT_MACHINE } from '../rules/contract.ts';
import { contractById } from '../store/contracts.ts';

export default async function adminPutContractDocument(
  call: Call<'adminPutContractDocument'>,
): Promise<Answer<'adminPutContractDocument'>> {
  const { params, body, caller, db } = call;
  const seen = await db.outside.maybe(contractById, { id: params.contract_id });
  if (!seen) throw notFound();
  const file = await stageDocument(call, seen, body.file);

  const { row } = await hold(db, params.contract_id);
  assertMay('attach', caller, row);
  const document = await keepDocument(db, row, file);
  if (!document) throw wrongState(CONTRACT_MACHINE, 'attach', row.status);
  audit(call, {
    action: 'attached document to',
    resource: 'contract',
    id: row.id,
    changes: { document_sha256: [row.document?.sha256 ?? null, document.sha256] },
  });
  return { status: 200, data: presentDocument(document) };
}
