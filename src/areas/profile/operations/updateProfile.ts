import type { Answer, Call } from '../../../contract.ts';
import { personForUpdate } from '../../../people/find.ts';
import { expectVersion } from '../../../problem.ts';
import { writeProfile } from '../actions/parts.ts';
import { presentProfile } from '../present/people.ts';
import { profile } from '../store/people.ts';

export default async function updateProfile(call: Call<'updateProfile'>): Promise<Answer<'updateProfile'>> {
  const { body, caller, db, workspace } = call;
  const userId = caller.userId!;
  await db.one(personForUpdate, { id: userId });
  expectVersion(call.ifMatch, (await db.one(profile, { id: userId })).version);
  const { row } = await writeProfile(call, userId, body);
  return { status: 200, data: presentProfile(row, workspace), version: row.version };
}
