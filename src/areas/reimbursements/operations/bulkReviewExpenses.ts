import type { Answer, Call } from '../../../contract.ts';
import type { ExpenseBulkReviewResult } from '../../../generated/types.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { invalid, Problem } from '../../../problem.ts';
import { approve, deny } from '../actions/review.ts';
import { viewerOf } from '../actions/viewer.ts';
import { auditBulkReview } from '../announce.ts';

/**
 * Decides on many claims, each as by the single call. A refusal is thrown before anything of that claim is
 * written, so the other decisions stay. The call has its own audit line, even if no claim is decided.
 */
export default async function bulkReviewExpenses(
  call: Call<'bulkReviewExpenses'>,
): Promise<Answer<'bulkReviewExpenses'>> {
  const { body, caller, db, workspace } = call;
  const { ids, action } = body;
  const reason = textOrNull(body.reason);
  if (action === 'deny' && reason === null) throw invalid({ reason: ['Required to deny.'] });
  const viewer = await viewerOf(db, caller, workspace);

  const results = new Map<string, ExpenseBulkReviewResult>();
  // in id order, so that two concurrent reviews of the same claims cannot deadlock
  for (const id of [...ids].sort()) {
    const review =
      action === 'approve'
        ? approve(call, viewer, { id, ifMatch: null, note: reason })
        : deny(call, viewer, { id, ifMatch: null, reason: reason! });
    results.set(id, await resultOf(id, review));
  }
  const decided = [...results.values()].filter(({ status }) => status === 200).length;
  auditBulkReview(call, action, { asked: ids.length, decided });
  return { status: 200, data: { results: ids.map((id) => results.get(id)!) } };
}

async function resultOf(id: string, review: Promise<unknown>): Promise<ExpenseBulkReviewResult> {
  try {
    await review;
    return { id, status: 200 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, status: error.status, code: error.code, detail: error.options.detail };
  }
}
