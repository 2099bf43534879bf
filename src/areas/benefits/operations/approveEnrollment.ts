import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { expectVersion, invalid } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { enrolledProblem, hold, statusNow } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/party.ts';
import { tellOwner } from '../announce.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ENROLLMENT_MACHINE } from '../rules/enrollment.ts';
import { approveEnrollment as approve } from '../store/enrollments.ts';

export default async function approveEnrollment(
  call: Call<'approveEnrollment'>,
): Promise<Answer<'approveEnrollment'>> {
  const { params, body, caller, db, workspace, now } = call;
  const { row: before, person } = await hold(db, params.enrollment_id);
  const viewer = await viewerOf(db, caller, workspace);
  assertMay('approve', viewer, before);
  expectVersion(call.ifMatch, before.version);
  const start_on = body?.start_on ?? before.start_on;
  if (start_on < person.start_date)
    throw invalid({ start_on: [`Must not be before the first day, ${person.start_date}.`] });
  const row = await transition(call, ENROLLMENT_MACHINE, {
    id: before.id,
    action: 'approve',
    before: before.status,
    set: (after) =>
      ask(approve, {
        id: before.id,
        before: before.status,
        after: after!,
        reviewer_id: caller.userId,
        now: new Date(now).toISOString(),
        note: null,
        start_on,
      }),
    current: () => statusNow(db, before.id),
    changes: (after) => ({
      status: [before.status, after.status],
      start_on: [before.start_on, after.start_on],
    }),
  }).catch(enrolledProblem(db, { employee_id: before.employee_id, plan_id: before.plan_id, start_on }));
  tellOwner(call, row, 'approved');
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
