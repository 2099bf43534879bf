import type { Answer, Call } from '../../../contract.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { approve } from '../actions/review.ts';
import { viewerOf } from '../actions/viewer.ts';
import { presentClaim } from '../present/claim.ts';

export default async function approveExpense(
  call: Call<'approveExpense'>,
): Promise<Answer<'approveExpense'>> {
  const { params, body, ifMatch, caller, db, workspace } = call;
  const { approved_amount, items, exchange_rate, rate_reason } = body;
  const viewer = await viewerOf(db, caller, workspace);
  const note = textOrNull(body.note);
  const row = await approve(call, viewer, {
    id: params.expense_id,
    ifMatch,
    note,
    approved_amount,
    items: items?.map((item) => ({ ...item, note: textOrNull(item.note) ?? undefined })),
    exchange_rate,
    rate_reason,
  });
  return { status: 200, data: presentClaim(row, viewer), version: row.version };
}
