import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { anonymising } from '../../../generated/areas.ts';
import { ask } from '../../../db/handle.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { personForChange } from '../../../people/record.ts';
import { announceAnonymised } from '../announce.ts';
import { presentPerson } from '../present/people.ts';
import { patternOf } from '../rules/knownBy.ts';
import {
  anonymisePerson,
  destroyKey,
  destroyLineKeys,
  emptyFiles,
  forgetTexts,
  knownAs,
  textColumns,
} from '../store/anonymise.ts';
import { lockPeople } from '../../../people/seats.ts';

/** Only for people who have left and whose retention periods are over. One transaction; cannot be undone. */
export default async function anonymizeUser(call: Call<'anonymizeUser'>): Promise<Answer<'anonymizeUser'>> {
  const { params, body, db, services, workspace, now } = call;
  await db.one(lockPeople);
  const before = await db.maybe(personForChange, { id: params.user_id });
  if (!before) throw notFound();
  if (body.confirm_email.trim().toLowerCase() !== before.email.toLowerCase())
    throw invalid({ confirm_email: ['This is not the address of the person.'] });
  const today = localDate(now, workspace.timezone);
  if (before.status !== 'deactivated' || (before.last_day ?? today) > today)
    throw conflict('not_deactivated', 'The person has not left yet.', {
      current_status: before.status,
      last_day: before.last_day,
    });
  await assertNothingHeld(call, before.id, today);

  const user_id = before.id;
  // names and addresses are read before they are erased
  const pattern = patternOf((await db.rows(knownAs, { user_id })).map(({ text }) => text));
  const after = await db.one(anonymisePerson, { id: user_id, now: new Date(now).toISOString() });
  for (const { erase } of anonymising)
    await db.together(...erase.map((statement) => ask(statement, { user_id, pattern })));
  await db.together(ask(emptyFiles, { user_id }), ask(destroyLineKeys, { user_id, pattern }));
  for (const column of await db.rows(textColumns))
    await db.count(forgetTexts, { user_id, pattern, ...column });
  await db.count(destroyKey, { user_id });

  announceAnonymised(call, user_id);
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, message: 'The person is anonymised.', data: presentPerson(after, workspace) };
}

/**
 * Throws 409 `retention_hold` if an area has records that a law requires to be kept with the person's name.
 */
async function assertNothingHeld(
  { db }: Call<'anonymizeUser'>,
  user_id: string,
  today: string,
): Promise<void> {
  const holds = [];
  for (const [kind, held] of anonymising.flatMap((one) => Object.entries(one.held ?? {}))) {
    const { records, until } = await db.one(held, { user_id });
    if (records > 0 && (until === null || until >= today)) holds.push({ kind, records, until });
  }
  if (holds.length > 0)
    throw conflict('retention_hold', 'Records have to be kept with the name of this person.', { holds });
}
