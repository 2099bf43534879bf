import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { leaving } from '../../../generated/areas.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { isBelowManager } from '../../../people/tree.ts';
import { assertAdminRemains, assertReferences } from '../actions/personInput.ts';
import { announceDeactivated, deactivationChanges } from '../announce.ts';
import { presentDeactivated } from '../present/leaving.ts';
import { deactivatePerson, reassignReports, reportsOf } from '../store/people.ts';
import { lockPeople } from '../../../people/seats.ts';
import { personForChange, personRecord, type PersonRecord } from '../../../people/record.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { ask } from '../../../db/handle.ts';
import { agreedPatterns } from '../../../schedule/agreed.ts';
import { assertOpen, transition } from '../../../transitions/transition.ts';
import { endSignIns } from '../store/sessions.ts';

/**
 * Rule 49: access ends at once, whatever the last day. The person's keys stop working because their owner is
 * not active. Everything that ends with the person is announced with the caller as actor.
 */
export default async function deactivateUser(
  call: Call<'deactivateUser'>,
): Promise<Answer<'deactivateUser'>> {
  const { params, body, caller, db, services, workspace, now } = call;
  const at = new Date(now).toISOString();
  await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  assertKeyReaches(caller, before.role);
  assertOpen(PERSON_MACHINE, 'deactivate', before.status, null);
  if (body.last_day < before.start_date)
    throw invalid({ last_day: [`Must not be before the first day, ${before.start_date}.`] });
  await assertReferences(db, body);
  if (before.role === 'admin' && before.status === 'active') await assertAdminRemains(db, before.id);
  await handOverReports(call, before);

  const { last_day } = body;
  const after = await transition(call, PERSON_MACHINE, {
    id: before.id,
    action: 'deactivate',
    before: before.status,
    set: () => ask(deactivatePerson, { id: before.id, now: at, last_day, reason_id: body.reason_id ?? null }),
    current: async () => (await db.maybe(personRecord, { id: before.id }))?.status ?? null,
    changes: (left) => deactivationChanges(before, left),
  });
  await db.count(endSignIns, { user_id: before.id, now: at, kept_session_id: null });
  const open_payments = [];
  const pattern = await db.rows(agreedPatterns, { employee_id: before.id });
  for (const leave of leaving) {
    const undecided = await leave(call, { id: before.id, lastDay: body.last_day, pattern });
    open_payments.push(...(undecided?.openPayments ?? []));
  }

  announceDeactivated(call, after);
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentDeactivated(after, workspace, open_payments), version: after.version };
}

/**
 * Moves direct reports to `reassign_reports_to`, who may be one of them and then takes the leaver's place.
 * @throws 409 `has_reports` if nobody is named, `manager_cycle` if the person named is further below
 */
async function handOverReports(call: Call<'deactivateUser'>, leaver: PersonRecord): Promise<void> {
  const { body, caller, db } = call;
  const to = body.reassign_reports_to;
  const reports = await db.rows(reportsOf, { manager_id: leaver.id });
  if (to === undefined) {
    if (reports.length === 0) return;
    throw conflict('has_reports', 'People report to this person. Say who leads them from now on.', {
      reports: reports.map(({ id }) => id),
    });
  }
  for (const { role } of reports) assertKeyReaches(caller, role);
  if (to === leaver.id) throw invalid({ reassign_reports_to: ['Must be someone else.'] });
  const direct = reports.some(({ id }) => id === to);
  if (!direct && (await isBelowManager(db, leaver.id, to)))
    throw conflict(
      'manager_cycle',
      'The person named is further below; name a direct report or someone else.',
    );
  for (const moved of await db.rows(reassignReports, {
    manager_id: leaver.id,
    heir_id: to,
    above_id: leaver.manager_id,
  })) {
    audit(call, {
      action: 'updated',
      resource: 'user',
      id: moved.id,
      changes: { manager_id: [leaver.id, moved.manager_id] },
    });
  }
}
