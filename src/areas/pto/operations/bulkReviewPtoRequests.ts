import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import type { BulkReviewResult } from '../../../generated/types.ts';
import { invalid, Problem } from '../../../problem.ts';
import { approve, deny } from '../actions/review.ts';
import { ownersOf } from '../store/absences.ts';
import { viewerOf, type Viewer } from '../actions/viewer.ts';

type Bulk = Call<'bulkReviewPtoRequests'>;

/**
 * Decides on many absences, each as by the single call. A refusal is thrown before anything of that absence
 * is written, so the other decisions stay. The call has its own audit line, even if no absence is decided.
 */
export default async function bulkReviewPtoRequests(call: Bulk): Promise<Answer<'bulkReviewPtoRequests'>> {
  const { body, caller, db, workspace, now } = call;
  const { ids, action } = body;
  const note = body.reason?.trim() || null;
  if (action === 'deny' && note === null) throw invalid({ reason: ['Required to deny.'] });
  const viewer = await viewerOf(db, caller, workspace, now);

  const results = new Map<string, BulkReviewResult>();
  for (const id of await inLockOrder(call, ids)) results.set(id, await decide(call, viewer, id, note));

  const decided = [...results.values()].filter(({ status }) => status === 200).length;
  audit(call, {
    action: 'reviewed',
    resource: 'absences',
    id: null,
    changes: { [action]: [ids.length, decided] },
  });
  return { status: 200, data: { results: ids.map((id) => results.get(id)!) } };
}

/**
 * Sorted by person, so that two concurrent reviews of the same people cannot deadlock. Absences of one person
 * stay in the given order.
 */
async function inLockOrder({ db }: Bulk, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows(ownersOf, { ids });
  const owners = new Map(rows.map(({ id, employee_id }) => [id, employee_id]));
  const rank = (id: string) => owners.get(id) ?? '';
  return [...ids].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

async function decide(
  call: Bulk,
  viewer: Viewer,
  id: string,
  note: string | null,
): Promise<BulkReviewResult> {
  const review = call.body.action === 'approve' ? approve : deny;
  try {
    await review(call, viewer, { absenceId: id, note, ifMatch: null });
    return { id, status: 200 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, status: error.status, code: error.code, detail: error.options.detail };
  }
}
