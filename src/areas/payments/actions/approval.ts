/** Rule 203: runs from an amount on wait for a second admin. */
import { ask } from '../../../db/handle.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { adminIds } from '../../../people/admins.ts';
import { compareMoney, money, plus, type Money } from '../../../money/money.ts';
import { conflict, notFound, type Problem } from '../../../problem.ts';
import { assertSecondPerson } from '../../../people/secondPerson.ts';
import { auditTransition } from '../../../transitions/transition.ts';
import { notify } from '../../../events/notify.ts';
import { auditRun, tellWaiting } from '../announce.ts';
import { PAYMENT_MACHINE } from '../rules/payment.ts';
import { decideRun, lockRun, orderedAlone, releasePayments, runById, type RunRow } from '../store/runs.ts';

const DAY = 86_400_000;

/**
 * Whether a run of this total, ordered now, needs a second admin: if the total, with what its orderer has
 * ordered alone in 24 hours, reaches the limit, or is in another currency than the limit.
 */
export async function needsSecond(
  { db, caller, workspace, now }: CallerWriting,
  total: Money,
): Promise<boolean> {
  const { second_person_from: limit } = workspace.settings;
  if (limit === null) return false;
  if (total.currency !== workspace.currency) return true;
  const { total: alone } = await db.one(orderedAlone, {
    created_by_id: caller.userId!,
    currency: total.currency,
    since: new Date(now - DAY).toISOString(),
  });
  return compareMoney(plus(total, money(alone, total.currency)), money(limit, total.currency)) >= 0;
}

/** Tells the other admins that a run waits. */
export async function askSecond(call: CallerWriting, run: RunRow): Promise<void> {
  const { ids } = await call.db.one(adminIds);
  const admins = ids.filter((id) => id !== call.caller.userId);
  if (admins.length > 0) tellWaiting(call, admins, run);
}

/**
 * waiting -> approved. The run may contain a payment to the approver, because somebody else has ordered it.
 * @throws 403 for who ordered it (rules 200, 204); 409 unless it waits
 */
export async function approve(call: CallerWriting, id: string): Promise<RunRow> {
  const held = await hold(call, id);
  assertSecondPerson(call.caller, held.created_by_id);
  const run = await decide(call, held, 'approved', null);
  auditRun(call, 'approved', id, { approval: ['waiting', 'approved'] });
  return run;
}

/** waiting -> rejected. @throws 409 unless it waits */
export async function reject(call: CallerWriting, id: string, reason: string): Promise<RunRow> {
  const held = await hold(call, id);
  const run = await decide(call, held, 'rejected', reason);
  auditRun(call, 'rejected', id, { approval: ['waiting', 'rejected'], reason: [null, reason] });
  for (const payment of await call.db.rows(releasePayments, { run_id: id }))
    auditTransition(call, PAYMENT_MACHINE, {
      id: payment.id,
      action: 'release',
      changes: { status: ['processing', 'scheduled'], run: [id, null] },
    });
  return run;
}

async function hold({ db }: CallerWriting, id: string): Promise<RunRow> {
  const [, [run]] = await db.together(ask(lockRun, { id }), ask(runById, { id }));
  if (!run) throw notFound();
  return run;
}

async function decide(
  call: CallerWriting,
  held: RunRow,
  approval: 'approved' | 'rejected',
  reason: string | null,
): Promise<RunRow> {
  const { db, caller, now } = call;
  const { id } = held;
  const decided = await db.maybe(decideRun, {
    id,
    approval,
    decided_by_id: caller.userId!,
    now: new Date(now).toISOString(),
    reason,
  });
  if (!decided) throw notWaiting(held);
  if (held.created_by_id !== caller.userId)
    notify(call, {
      userId: held.created_by_id,
      kind: 'payment_run.decided',
      title: `Your payment run was ${approval}`,
      body: `${held.total} ${held.currency}, for ${held.pay_on}${reason === null ? '.' : `: ${reason}`}`,
      resource: { type: 'payment_run', id },
    });
  return db.one(runById, { id });
}

const notWaiting = ({ approval }: RunRow): Problem =>
  conflict(
    'invalid_transition',
    approval === null ? 'The run needs no approval.' : `The run is ${approval} already.`,
    { current_status: approval ?? 'not needed' },
  );
