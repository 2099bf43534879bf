import type { Answer, Call } from '../../../contract.ts';
import { addressOf } from '../../../people/address.ts';
import { subjectInQuery } from '../../../people/subject.ts';
import { Problem } from '../../../problem.ts';
import { presentAddress } from '../present/privateDetails.ts';

export default async function getAddress({
  query,
  caller,
  db,
}: Call<'getAddress'>): Promise<Answer<'getAddress'>> {
  const person = await subjectInQuery(db, caller, query.employee_id);
  const row = await db.maybe(addressOf, { user_id: person.id });
  if (!row) throw new Problem(404, 'no_address', { detail: 'This person has no address on record.' });
  return { status: 200, data: presentAddress(row), version: row.version };
}
