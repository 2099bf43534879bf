import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/party.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ENROLLMENT_MACHINE } from '../rules/enrollment.ts';
import { cancelEnrollment as cancel } from '../store/enrollments.ts';

export default async function cancelEnrollment(
  call: Call<'cancelEnrollment'>,
): Promise<Answer<'cancelEnrollment'>> {
  const { params, caller, db, workspace, now } = call;
  const { row: before } = await hold(db, params.enrollment_id);
  if (before.employee_id !== caller.userId) throw notFound();
  const viewer = await viewerOf(db, caller, workspace);
  assertMay('cancel', viewer, before);
  const row = await transition(call, ENROLLMENT_MACHINE, {
    id: before.id,
    action: 'cancel',
    before: before.status,
    set: (after) => ask(cancel, { id: before.id, before: before.status, after: after! }),
    current: () => statusNow(db, before.id),
  });
  const today = localDate(now, workspace.timezone);
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
