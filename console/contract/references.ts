import { mayCall, type Me } from '../frame/me.ts';
import type { Contract, Operation } from './document.ts';
import { isList, namesIn } from './related.ts';

/** Names that bodies and filters have for somebody of the directory. */
const PEOPLE =
  /^(employee|manager|person|assignee|host|organizer|attendee|requester|actor|owner|substitute)_id$/;

/**
 * The list that an id is chosen from: the one whose rows have their own path with that name in it, such as
 * `/pto/policies/{policy_id}/`. Null if there is none that the person may read without knowing another id.
 */
export function listFor({ operations }: Contract, me: Me, member: string): Operation | null {
  const name = PEOPLE.test(member) ? 'user_id' : member;
  const ends = `{${name}}/`;
  const lists = new Set(
    [...operations.values()]
      .filter(({ path }) => path.endsWith(ends))
      .map(({ path }) => path.slice(0, -ends.length)),
  );
  const found = [...operations.values()].filter(
    (one) => lists.has(one.path) && isList(one) && mayCall(me, one.id) && namesIn(one.path).length === 0,
  );
  // the directory knows everybody, and everybody knows it
  return found.find(({ id }) => id === 'listTeamDirectory') ?? found[0] ?? null;
}

/** The pick list whose items a description names: "An item of the list `departments`." */
export const pickListIn = (description: string | undefined): string | null =>
  /item of the list `([\w-]+)`/.exec(description ?? '')?.[1] ?? null;
