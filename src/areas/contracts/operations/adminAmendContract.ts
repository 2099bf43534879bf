import type { Answer, Call } from '../../../contract.ts';
import { merged } from '../../../lib/merged.ts';
import { invalid } from '../../../problem.ts';
import { assertLast, hold } from '../actions/hold.ts';
import { assertMay } from '../actions/party.ts';
import { storedTerms, termsOf } from '../actions/terms.ts';
import { auditDrafted } from '../announce.ts';
import { presentContract } from '../present/contract.ts';
import type { Terms } from '../rules/terms.ts';
import { insertContract } from '../store/contracts.ts';

/** Drafts the next version, with changes from `effective_date`. */
export default async function adminAmendContract(
  call: Call<'adminAmendContract'>,
): Promise<Answer<'adminAmendContract'>> {
  const { params, body, caller, db } = call;
  const { effective_date, ...changes } = body;
  const { row: before, standing } = await hold(db, params.contract_id);
  assertMay('amend', caller, before);
  assertLast(standing, before.id);
  if (effective_date <= before.start_date)
    throw invalid({ effective_date: [`Must be after the first day, ${before.start_date}.`] });
  if (before.end_date !== null && effective_date > before.end_date)
    throw invalid({ effective_date: [`Must not be after the last day, ${before.end_date}.`] });

  // the old probation does not carry over; the body can set a new one
  const start: Terms = { ...termsOf(before), start_date: effective_date, probation_end: null };
  const row = await db.one(insertContract, {
    ...storedTerms(merged(start, changes)),
    employee_id: before.employee_id,
    root_id: before.root_id,
    replaces_id: before.id,
  });
  auditDrafted(call, row);
  return { status: 201, data: presentContract(row, caller), version: row.version };
}
