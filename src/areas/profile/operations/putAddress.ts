import type { Answer, Call } from '../../../contract.ts';
import { addressOf } from '../../../people/address.ts';
import { personForUpdate } from '../../../people/find.ts';
import { expectVersion } from '../../../problem.ts';
import { writeAddress } from '../actions/parts.ts';
import { presentAddress } from '../present/privateDetails.ts';

export default async function putAddress(call: Call<'putAddress'>): Promise<Answer<'putAddress'>> {
  const { body, caller, db } = call;
  const userId = caller.userId!;
  await db.one(personForUpdate, { id: userId });
  expectVersion(call.ifMatch, (await db.maybe(addressOf, { user_id: userId }))?.version ?? 0);
  const { row } = await writeAddress(call, userId, body);
  return { status: 200, data: presentAddress(row), version: row.version };
}
