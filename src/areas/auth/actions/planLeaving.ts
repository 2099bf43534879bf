/** Planned leavings (rule 62): the person works until the last day, and a job ends their access then. */
import { ask } from '../../../db/handle.ts';
import { notify } from '../../../events/notify.ts';
import type { CallerWriting } from '../../../events/writing.ts';
import { staying } from '../../../generated/staying.ts';
import { adminIds } from '../../../people/admins.ts';
import type { Parting } from '../../../people/leaving.ts';
import { nameOf } from '../../../people/present.ts';
import { personStatus, type PersonRecord } from '../../../people/record.ts';
import { transition } from '../../../transitions/transition.ts';
import { PERSON_MACHINE } from '../rules/person.ts';
import { planLeaving, withdrawLeaving } from '../store/people.ts';
import { part } from './part.ts';

interface Plan {
  last_day: string;
  reason_id: string | null;
  notice_on: string;
  heir_id: string | null;
  tellPerson: boolean;
}

/** Sets the last day, ends what is dated after it, and notifies admins, manager and, if wanted, the person. */
export async function plan(
  call: CallerWriting,
  before: PersonRecord,
  { tellPerson, ...values }: Plan,
): Promise<{ person: PersonRecord; parting: Required<Parting> }> {
  const { db } = call;
  const person = await transition(call, PERSON_MACHINE, {
    id: before.id,
    action: 'plan_leaving',
    set: () => ask(planLeaving, { id: before.id, now: new Date(call.now).toISOString(), ...values }),
    current: () => personStatus(db, before.id),
    changes: (after) => ({ last_day: [before.last_day, after.last_day] }),
  });
  const parting = await part(call, { id: before.id, last_day: values.last_day }, true);
  await tell(call, person, {
    kind: 'leaving_planned',
    title: `${nameOf(person)} leaves on ${values.last_day}`,
    body: 'They work as before until the end of that day. Their access then ends by itself.',
  });
  if (tellPerson)
    notify(call, {
      userId: person.id,
      kind: 'employment.own_leaving',
      title: `Your last day is ${values.last_day}`,
      body: 'Your access ends with that day. Time off after it is cancelled.',
      resource: { type: 'user', id: person.id },
    });
  return { person, parting };
}

/** Removes the last day; contracts that the plan shortened get their agreed end back. */
export async function withdraw(call: CallerWriting, before: PersonRecord): Promise<PersonRecord> {
  const { db } = call;
  const person = await transition(call, PERSON_MACHINE, {
    id: before.id,
    action: 'withdraw_leaving',
    set: () => ask(withdrawLeaving, { id: before.id }),
    current: () => personStatus(db, before.id),
    changes: (after) => ({ last_day: [before.last_day, after.last_day] }),
  });
  for (const stay of staying) await stay(call, before.id);
  await tell(call, person, {
    kind: 'leaving_withdrawn',
    title: `${nameOf(person)} stays`,
    body: 'Their leaving is withdrawn. Time off and benefits that it ended are not restored automatically.',
  });
  notify(call, {
    userId: person.id,
    kind: 'employment.own_leaving_withdrawn',
    title: 'Your leaving is withdrawn',
    body: 'Time off and benefits that ended with it are not restored automatically.',
    resource: { type: 'user', id: person.id },
  });
  return person;
}

/** Notifies the admins and the person's manager, but not the person or the caller. */
async function tell(
  call: CallerWriting,
  person: PersonRecord,
  { kind, title, body }: { kind: 'leaving_planned' | 'leaving_withdrawn'; title: string; body: string },
): Promise<void> {
  const { ids } = await call.db.one(adminIds);
  const told = new Set(person.manager_id === null ? ids : [...ids, person.manager_id]);
  told.delete(person.id);
  if (call.caller.userId !== null) told.delete(call.caller.userId);
  if (told.size === 0) return;
  const resource = { type: 'user', id: person.id };
  notify(call, { userId: [...told], kind: `employment.${kind}`, title, body, resource });
}
