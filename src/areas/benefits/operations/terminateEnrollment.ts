import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { expectVersion, invalid } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/party.ts';
import { tellOwner } from '../announce.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ENROLLMENT_MACHINE } from '../rules/enrollment.ts';
import { endEnrollment } from '../store/enrollments.ts';

export default async function terminateEnrollment(
  call: Call<'terminateEnrollment'>,
): Promise<Answer<'terminateEnrollment'>> {
  const { params, body, caller, db, workspace, now } = call;
  const { row: before } = await hold(db, params.enrollment_id);
  const viewer = await viewerOf(db, caller, workspace);
  assertMay('terminate', viewer, before);
  expectVersion(call.ifMatch, before.version);
  const { end_on, reason } = body;
  if (end_on < before.start_on)
    throw invalid({ end_on: [`Must not be before the first day, ${before.start_on}.`] });
  const row = await transition(call, ENROLLMENT_MACHINE, {
    id: before.id,
    action: 'terminate',
    before: before.status,
    set: (after) =>
      ask(endEnrollment, {
        id: before.id,
        before: before.status,
        after: after!,
        reviewer_id: caller.userId,
        now: new Date(now).toISOString(),
        end_on,
        note: reason?.trim() ?? null,
      }),
    current: () => statusNow(db, before.id),
    changes: (after) => ({ status: [before.status, after.status], end_on: [before.end_on, after.end_on] }),
  });
  tellOwner(call, row, 'terminated');
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
