import type { Writing } from '../../../events/writing.ts';
import type { PersonInput } from '../../../generated/types.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import type { PersonRecord } from '../../../people/record.ts';
import { assertZone } from '../../../people/zone.ts';
import { announceCreated } from '../announce.ts';
import { insertPerson, takenOf } from '../store/people.ts';
import { assertSeatFree, lockPeople } from '../../../people/seats.ts';
import { alertNewAdmin } from './alerts.ts';
import { invite, type Inviting } from './invite.ts';
import { madeBy } from './madeBy.ts';
import { placeNew, placesSomebody } from './place.ts';
import { assertReferences, emailTaken, numberTaken } from './personInput.ts';

/** Context of a write that adds people: a call, or the import job. */
export interface AddingPeople extends Writing {
  caller: Writing['caller'] & { keyId: string | null };
  services: Inviting['services'];
}

/**
 * Adds an invited person and mails the invitation after the commit (rules 52, 53). Throws problems before it
 * writes anything, so an import can continue with its next row in the same transaction.
 */
export async function createPerson(call: AddingPeople, body: PersonInput): Promise<PersonRecord> {
  const { caller, db } = call;
  const role = body.role ?? 'employee';
  assertKeyReaches(caller, role);
  assertZone(body.timezone);

  const { seats } = await db.one(lockPeople);
  await assertReferences(db, body);
  const places = await placesSomebody(db, body);
  await assertSeatFree(db, seats);
  const values = {
    email: body.email.trim(),
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    role,
    manager_id: body.manager_id ?? null,
    user_type_id: body.user_type_id ?? null,
    department_id: body.department_id ?? null,
    job_title: textOrNull(body.job_title),
    employee_number: textOrNull(body.employee_number),
    start_date: body.start_date,
    timezone: body.timezone ?? null,
    ...madeBy(call),
  };
  const added = await db.maybe(insertPerson, values);
  if (!added) throw (await db.one(takenOf, values)).email ? emailTaken() : numberTaken();
  const row = places ? await placeNew(call, added, body) : added;
  if (body.send_invite ?? true) await invite(call, row);
  announceCreated(call, row);
  await alertNewAdmin(call, row);
  return row;
}
