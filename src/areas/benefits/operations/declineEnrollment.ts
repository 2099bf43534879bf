import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { expectVersion } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/party.ts';
import { tellOwner } from '../announce.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ENROLLMENT_MACHINE } from '../rules/enrollment.ts';
import { declineEnrollment as decline } from '../store/enrollments.ts';

export default async function declineEnrollment(
  call: Call<'declineEnrollment'>,
): Promise<Answer<'declineEnrollment'>> {
  const { params, body, caller, db, workspace, now } = call;
  const { row: before } = await hold(db, params.enrollment_id);
  const viewer = await viewerOf(db, caller, workspace);
  assertMay('decline', viewer, before);
  expectVersion(call.ifMatch, before.version);

  const row = await transition(call, ENROLLMENT_MACHINE, {
    id: before.id,
    action: 'decline',
    before: before.status,
    set: (after) =>
      ask(decline, {
        id: before.id,
        before: before.status,
        after: after!,
        reviewer_id: caller.userId,
        now: new Date(now).toISOString(),
        note: body.reason.trim(),
      }),
    current: () => statusNow(db, before.id),
    changes: (after) => ({ status: [before.status, after.status] }),
  });
  tellOwner(call, row, 'declined');
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
