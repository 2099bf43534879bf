import type { Answer, Call } from '../../../contract.ts';
import { isInView } from '../../../people/tree.ts';
import { notFound } from '../../../problem.ts';
import { wholePerson } from '../actions/wholePerson.ts';
import { presentWhole } from '../present/privateDetails.ts';

/** Managers get the profile only, without address and personal details. */
export default async function adminGetProfile(
  call: Call<'adminGetProfile'>,
): Promise<Answer<'adminGetProfile'>> {
  const { params, caller, db, workspace } = call;
  if (!(await isInView(db, caller, params.user_id))) throw notFound();
  const person = await wholePerson(call, params.user_id);
  if (!person) throw notFound();
  const seen = caller.role === 'admin' ? person : { ...person, private: null };
  return { status: 200, data: presentWhole(seen, caller, workspace), version: person.version };
}
