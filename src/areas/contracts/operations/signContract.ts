import type { Answer, Call } from '../../../contract.ts';
import { ask } from '../../../db/handle.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { tellAdmin } from '../announce.ts';
import { hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { putInForce } from '../actions/steps.ts';
import { presentRecounted } from '../present/contract.ts';
import { signContract as sign } from '../store/contracts.ts';

/** Stores name, time, IP address and the document's hash, and puts the contract in force. */
export default async function signContract(call: Call<'signContract'>): Promise<Answer<'signContract'>> {
  const { params, body, ifMatch, caller, db, request, now } = call;
  const held = await hold(db, params.contract_id);
  const { row } = held;
  if (row.employee_id !== caller.userId || row.status === 'draft') throw notFound();
  assertMay('sign', caller, row);
  expectVersion(ifMatch, row.version);
  const outcome = await putInForce(call, held, {
    dryRun: false,
    actions: ['sign', 'sign_ahead'],
    set: (before, after) =>
      ask(sign, {
        id: row.id,
        before,
        after,
        now: new Date(now).toISOString(),
        name: body.full_name.trim(),
        ip: request.ip,
      }),
    changes: (after) => ({
      status: [row.status, after.status],
      document_sha256: [null, after.signed_document_sha256],
    }),
  });
  tellAdmin(call, outcome.row);
  return {
    status: 200,
    data: presentRecounted(outcome.row, caller, { recounted: outcome.recounted, dryRun: false }),
    version: outcome.row.version,
  };
}
