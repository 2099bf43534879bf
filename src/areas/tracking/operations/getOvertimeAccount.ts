import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { zoneOf } from '../../../people/find.ts';
import { refOf } from '../../../people/named.ts';
import { reachablePerson } from '../../../people/subject.ts';
import { invalid } from '../../../problem.ts';
import { overtimeAccount } from '../actions/overtimeAccount.ts';
import { presentAccount } from '../present/overtime.ts';

export default async function getOvertimeAccount(
  call: Call<'getOvertimeAccount'>,
): Promise<Answer<'getOvertimeAccount'>> {
  const { query, db, workspace, now } = call;
  const person = await reachablePerson(call, 'team');
  const today = localDate(now, zoneOf(person, workspace));
  const asOf = query.as_of ?? today;
  if (asOf > today) throw invalid({ as_of: ['Must not be in the future.'] });
  return {
    status: 200,
    data: presentAccount(refOf(person), await overtimeAccount(db, person.id, asOf), asOf),
  };
}
