import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { merged } from '../../../lib/merged.ts';
import { expectVersion, notFound } from '../../../problem.ts';
import { transition } from '../../../transitions/transition.ts';
import { hold, statusNow } from '../actions/hold.ts';
import { viewerOf } from '../../../people/deciders.ts';
import { assertMay } from '../actions/party.ts';
import { checkedTerms } from '../actions/terms.ts';
import { presentEnrollment } from '../present/benefits.ts';
import { ENROLLMENT_MACHINE } from '../rules/enrollment.ts';
import { editEnrollment } from '../store/enrollments.ts';

export default async function updateEnrollment(
  call: Call<'updateEnrollment'>,
): Promise<Answer<'updateEnrollment'>> {
  const { params, body, caller, db, workspace, now } = call;
  const { row: before } = await hold(db, params.enrollment_id);
  if (before.employee_id !== caller.userId) throw notFound();
  const viewer = await viewerOf(db, caller, workspace);
  assertMay('edit', viewer, before);
  expectVersion(call.ifMatch, before.version);
  const today = localDate(now, workspace.timezone);
  const { tier, dependents } = merged(
    { tier: before.tier, dependents: before.dependents },
    { tier: body.tier?.trim(), dependents: body.dependents },
  );
  const terms = checkedTerms({ tier, dependents }, { costs: before.costs, day: before.start_on, today });
  const row = await transition(call, ENROLLMENT_MACHINE, {
    id: before.id,
    action: 'edit',
    before: before.status,
    set: () => ask(editEnrollment, { id: before.id, before: before.status, ...terms }),
    current: () => statusNow(db, before.id),
    // names and birth dates of dependents are private: the trail only says that they changed
    changes: (after) => ({
      ...(before.tier === after.tier ? {} : { tier: [before.tier, after.tier] }),
      ...(body.dependents === undefined ? {} : { dependents: ['…', '…'] }),
    }),
  });
  return { status: 200, data: presentEnrollment(row, viewer, today), version: row.version };
}
