import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import type { BulkTimeEntryResult } from '../../../generated/types.ts';
import { Problem } from '../../../problem.ts';
import { addEntries, type RowOutcome } from '../actions/bulk.ts';

/** Adds many entries; an invalid row does not affect the others. */
export default async function bulkCreateTimeEntries(
  call: Call<'bulkCreateTimeEntries'>,
): Promise<Answer<'bulkCreateTimeEntries'>> {
  const { body } = call;
  const outcomes = await addEntries(call, body.entries);
  const refused = outcomes.filter((one) => one instanceof Problem).length;
  audit(call, {
    action: 'bulk created',
    resource: 'time_entry',
    id: null,
    changes: { created: [null, outcomes.length - refused], refused: [null, refused] },
  });
  return { status: 200, data: { results: outcomes.map(presentOutcome) } };
}

function presentOutcome(outcome: RowOutcome, index: number): BulkTimeEntryResult {
  if (!(outcome instanceof Problem)) return { index, status: 201, id: outcome.id };
  const { status, code, options } = outcome;
  const { id, conflicts } = (options.data ?? {}) as { id?: string; conflicts?: string[] };
  return {
    index,
    status,
    code,
    detail: options.detail,
    ...(id && { id }),
    ...(options.errors && { errors: options.errors }),
    ...(conflicts && { conflicts }),
  };
}
