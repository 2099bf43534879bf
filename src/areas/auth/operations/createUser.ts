import type { Answer, Call } from '../../../contract.ts';
import { createPerson } from '../actions/createPerson.ts';
import { presentPerson } from '../present/people.ts';

export default async function createUser(call: Call<'createUser'>): Promise<Answer<'createUser'>> {
  const row = await createPerson(call, call.body);
  return { status: 201, data: presentPerson(row, call.workspace), version: row.version };
}
