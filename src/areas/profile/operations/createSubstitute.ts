import type { Answer, Call } from '../../../contract.ts';
import { localDate } from '../../../civil/zones.ts';
import { peopleForUpdate, unknownReference, type PersonRow } from '../../../people/find.ts';
import { conflict, forbidden, invalid } from '../../../problem.ts';
import { announceSubstitute } from '../announce.ts';
import { presentSubstitute } from '../present/substitute.ts';
import { insertSubstitute, overlapping, substituteById, turnSubstitutes } from '../store/substitutes.ts';

/** Lets somebody decide for a manager or an admin (rule 83). Managers name their own substitutes. */
export default async function createSubstitute(
  call: Call<'createSubstitute'>,
): Promise<Answer<'createSubstitute'>> {
  const { body, caller, db, workspace, now } = call;
  const person_id = body.person_id ?? caller.userId!;
  const { substitute_id, from: starts_on, to: ends_on = null } = body;
  if (person_id !== caller.userId && caller.role !== 'admin')
    throw forbidden('not_own_record', 'Only an admin names substitutes for other people.');
  const today = localDate(now, workspace.timezone);
  if (ends_on !== null && ends_on < starts_on) throw invalid({ to: ['Not before `from`.'] });
  if (ends_on !== null && ends_on < today) throw invalid({ to: ['Not before today.'] });
  if (person_id === substitute_id) throw invalid({ substitute_id: ['Must be another person.'] });

  const people = await db.rows(peopleForUpdate, { ids: [person_id, substitute_id], manager_id: null });
  const of = (id: string) => people.find((one) => one.id === id);
  assertDecides(of(person_id), 'person_id');
  assertDecides(of(substitute_id), 'substitute_id');
  const asked = { person_id, starts_on, ends_on, areas: body.areas };
  const others = await db.rows(overlapping, asked);
  if (others.length > 0)
    throw conflict('substitute_overlap', 'The person has a substitute on some of these days already.', {
      conflicts: others.map(({ id }) => id),
    });
  const { id } = await db.one(insertSubstitute, {
    ...asked,
    substitute_id,
    created_by: caller.userId!,
    when_away: body.when === 'away',
  });
  await db.count(turnSubstitutes, { today, id });
  const row = await db.one(substituteById, { id });
  announceSubstitute(call, row);
  return { status: 201, data: presentSubstitute(row) };
}

/** Throws 422 unless the person is an active manager or admin. */
function assertDecides(person: PersonRow | undefined, field: string): void {
  if (!person) throw unknownReference(field);
  if (person.status !== 'active' || person.role === 'employee')
    throw invalid({ [field]: ['Must be an active manager or admin.'] });
}
