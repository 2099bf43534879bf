import type { Answer, Call } from '../../../contract.ts';
import { personForUpdate } from '../../../people/find.ts';
import { expectVersion } from '../../../problem.ts';
import { writeDetails } from '../actions/parts.ts';
import { presentDetails } from '../present/privateDetails.ts';
import { detailsOf } from '../store/privateDetails.ts';

export default async function updatePersonalDetails(
  call: Call<'updatePersonalDetails'>,
): Promise<Answer<'updatePersonalDetails'>> {
  const { body, caller, db } = call;
  const userId = caller.userId!;
  await db.one(personForUpdate, { id: userId });
  expectVersion(call.ifMatch, (await db.one(detailsOf, { user_id: userId })).version);
  const { row } = await writeDetails(call, userId, body);
  return { status: 200, data: presentDetails(row, caller), version: row.version };
}
