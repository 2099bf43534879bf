import type { Answer, Call } from '../../../contract.ts';
import { assertConfirmed, confirmIfGiven } from '../../../auth/secondFactor.ts';
import { createPerson } from '../actions/createPerson.ts';
import { presentPerson } from '../present/people.ts';

/** Adding a manager or an admin needs the caller's password (rule 52). */
export default async function createUser(call: Call<'createUser'>): Promise<Answer<'createUser'>> {
  const { password, ...person } = call.body;
  const confirmed = await confirmIfGiven(call, password);
  if ((person.role ?? 'employee') !== 'employee') assertConfirmed(confirmed);
  const row = await createPerson(call, person);
  return { status: 201, data: presentPerson(row, call.workspace), version: row.version };
}
