/** What happens to everything of a person whose employment ends, at once or on a planned last day. */
import { ask } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { leaving } from '../../../generated/leaving.ts';
import type { Parting } from '../../../people/leaving.ts';
import { personStatus, type PersonRecord } from '../../../people/record.ts';
import { agreedPatterns } from '../../../schedule/agreed.ts';
import { transition } from '../../../transitions/transition.ts';
import { announceDeactivated, deactivationChanges } from '../announce.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { deactivatePerson, reassignReports } from '../store/people.ts';
import { endSignIns } from '../store/sessions.ts';

/** Ends in all areas what a last day ends. The person's row has the last day already. */
export async function part(
  call: Writing,
  { id, last_day }: { id: string; last_day: string },
  stays: boolean,
): Promise<Required<Parting>> {
  const pattern = await call.db.rows(agreedPatterns, { employee_id: id });
  const partings: Parting[] = [];
  for (const leave of leaving) partings.push(await leave(call, { id, lastDay: last_day, stays, pattern }));
  return {
    ended: partings.flatMap(({ ended = [] }) => ended),
    absences: partings.flatMap(({ absences = [] }) => absences),
    remainingLeave: partings.flatMap(({ remainingLeave = [] }) => remainingLeave),
    openPayments: partings.flatMap(({ openPayments = [] }) => openPayments),
  };
}

interface Leaving {
  last_day: string;
  reason_id: string | null;
  /** Null: the day of the plan. */
  notice_on: string | null;
}

/**
 * Ends a person's access (rule 49). Their keys stop working because their owner is not active. The person's
 * row is locked, and nobody reports to them any more.
 */
export async function deactivate(
  call: Writing,
  before: PersonRecord,
  { last_day, reason_id, notice_on }: Leaving,
): Promise<{ person: PersonRecord; parting: Required<Parting> }> {
  const { db } = call;
  const now = new Date(call.now).toISOString();
  const person = await transition(call, PERSON_MACHINE, {
    id: before.id,
    action: 'deactivate',
    before: before.status,
    set: () => ask(deactivatePerson, { id: before.id, now, last_day, reason_id, notice_on }),
    current: () => personStatus(db, before.id),
    changes: (left) => deactivationChanges(before, left),
  });
  await db.count(endSignIns, { user_id: before.id, now, kept_session_id: null });
  const parting = await part(call, { id: before.id, last_day }, false);
  announceDeactivated(call, person);
  return { person, parting };
}

/** Moves the direct reports of a person to an heir, who may be one of them and then takes their place. */
export async function moveReports(
  call: Writing,
  leaver: Pick<PersonRecord, 'id' | 'manager_id'>,
  heir_id: string | null,
): Promise<void> {
  const moved = await call.db.rows(reassignReports, {
    manager_id: leaver.id,
    heir_id,
    above_id: leaver.manager_id,
  });
  for (const { id, manager_id } of moved)
    audit(call, {
      action: 'updated',
      resource: 'user',
      id,
      changes: { manager_id: [leaver.id, manager_id] },
    });
}
