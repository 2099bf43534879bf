import type { Answer, Call } from '../../../contract.ts';
import type { Queries } from '../../../db/handle.ts';
import type { AnnouncementInput } from '../../../generated/types.ts';
import { invalid, type FieldErrors } from '../../../problem.ts';
import { announceToAll } from '../announce.ts';
import { audience, listItem } from '../store/audience.ts';

/** For each audience, the member with its id and the list of that id. */
const NAMED = {
  department: { member: 'department_id', list: 'departments' },
  user_type: { member: 'user_type_id', list: 'user-types' },
} as const;

/** The announcing admin is notified, too. */
export default async function adminAnnounce(call: Call<'adminAnnounce'>): Promise<Answer<'adminAnnounce'>> {
  const { body, db } = call;
  const { id, label } = await audienceOf(db, body);
  const people = await db.rows(audience, {
    department_id: body.audience === 'department' ? id : null,
    user_type_id: body.audience === 'user_type' ? id : null,
  });
  announceToAll(
    call,
    people.map((person) => person.id),
    { title: body.title.trim(), body: body.body.trim(), audience: label },
  );
  return { status: 202, data: { recipients: people.length } };
}

/**
 * Id and label of the department or user type; nulls for everybody.
 * @throws 422 if it is missing, unknown (rule 53), or given for another audience.
 */
async function audienceOf(
  db: Queries,
  body: AnnouncementInput,
): Promise<{ id: string | null; label: string | null }> {
  const errors: FieldErrors = {};
  for (const member of ['title', 'body'] as const)
    if (body[member].trim() === '') errors[member] = ['Must not be empty.'];
  const named = body.audience === 'all' ? null : NAMED[body.audience];
  for (const { member } of Object.values(NAMED)) {
    if (member === named?.member && !body[member]) errors[member] = ['Is required for this audience.'];
    if (member !== named?.member && body[member])
      errors[member] = [`Is not allowed for the audience ${body.audience}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (!named) return { id: null, label: null };
  const id = body[named.member]!;
  const item = await db.maybe(listItem, { list_key: named.list, id });
  if (!item) throw invalid({ [named.member]: ['There is no such record.'] });
  return { id, label: item.label };
}
