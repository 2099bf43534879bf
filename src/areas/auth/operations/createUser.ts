import type { Answer, Call } from '../../../contract.ts';
import { invite } from '../actions/invite.ts';
import { assertKeyReaches } from '../../../people/keyReach.ts';
import { assertReferences, takenProblem } from '../actions/personInput.ts';
import { assertSeatFree, lockPeople } from '../../../people/seats.ts';
import { assertZone } from '../../../people/zone.ts';
import { textOrNull } from '../../../lib/texts.ts';
import { announceCreated } from '../announce.ts';
import { presentPerson } from '../present/people.ts';
import { insertPerson } from '../store/people.ts';

/** Adds an invited person, and mails the invitation once that is committed (rules 52, 53). */
export default async function createUser(call: Call<'createUser'>): Promise<Answer<'createUser'>> {
  const { body, caller, db, workspace } = call;
  const role = body.role ?? 'employee';
  assertKeyReaches(caller, role);
  assertZone(body.timezone);

  const { seats } = await db.one(lockPeople);
  await assertReferences(db, body);
  await assertSeatFree(db, seats);
  const row = await db
    .one(insertPerson, {
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
    })
    .catch((error: unknown) => {
      throw takenProblem(error);
    });
  if (body.send_invite ?? true) await invite(call, row);

  announceCreated(call, row);
  return { status: 201, data: presentPerson(row, workspace), version: row.version };
}
