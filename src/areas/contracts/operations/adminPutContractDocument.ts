import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { wrongState } from '../../../transitions/transition.ts';
import { keepDocument } from '../actions/document.ts';
import { hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { presentDocument } from '../present/contract.ts';
import { CONTRACT_MACHINE } from '../rules/contract.ts';

/** Keeps the PDF of a contract, or replaces the one it has. */
export default async function adminPutContractDocument(
  call: Call<'adminPutContractDocument'>,
): Promise<Answer<'adminPutContractDocument'>> {
  const { params, body, caller, db } = call;
  const { row } = await hold(db, params.contract_id);
  assertMay('attach', caller, row);
  const document = await keepDocument(db, row, body.file);
  if (!document) throw wrongState(CONTRACT_MACHINE, 'attach', row.status);
  audit(call, {
    action: 'attached document to',
    resource: 'contract',
    id: row.id,
    changes: { document_sha256: [row.document?.sha256 ?? null, document.sha256] },
  });
  return { status: 200, data: presentDocument(document) };
}
