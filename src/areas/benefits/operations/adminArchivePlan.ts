import { ask } from '../../../db/handle.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { conflict, notFound } from '../../../problem.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { endWith } from '../actions/endings.ts';
import { tellOwner } from '../announce.ts';
import { PLAN_MACHINE, planStatus } from '../rules/plan.ts';
import { openEnrollments } from '../store/enrollments.ts';
import { archivePlan, planById, planForChange } from '../store/plans.ts';

export default async function adminArchivePlan(
  call: Call<'adminArchivePlan'>,
): Promise<Answer<'adminArchivePlan'>> {
  const { params, query, db, workspace, now } = call;
  const plan = await db.maybe(planForChange, { id: params.plan_id });
  if (!plan) throw notFound();
  assertOpen(PLAN_MACHINE, 'archive', planStatus(plan), null);
  const day = query.end_on ?? localDate(now, workspace.timezone);
  const open = await db.rows(openEnrollments, { employee_id: null, plan_id: plan.id, day });
  const lasting = open.filter(({ status }) => status !== 'terminated');
  if (query.end_on === undefined && lasting.length > 0)
    throw conflict(
      'active_enrollments',
      'People are enrolled in the plan. Send `end_on`, the last day of their enrollments.',
      {
        count: lasting.length,
      },
    );
  await transition(call, PLAN_MACHINE, {
    id: plan.id,
    action: 'archive',
    before: 'open',
    set: () => ask(archivePlan, { id: plan.id, now: new Date(now).toISOString() }),
    current: async () => {
      const row = await db.maybe(planById, { id: plan.id });
      return row ? planStatus(row) : null;
    },
    changes: () => ({ name: [plan.name, null] }),
  });
  if (query.end_on !== undefined)
    for (const row of open) {
      const ended = await endWith(call, row, query.end_on, 'The plan ends.');
      if (ended) tellOwner(call, ended, ended.status === 'cancelled' ? 'cancelled' : 'terminated');
    }
  return { status: 200, data: {} };
}
