import type { Queries } from '../../../db/handle.ts';
import type { PersonRef } from '../../../generated/types.ts';
import { presentPersonRef } from '../../../people/present.ts';
import { keyPeople, type KeyPerson, type KeyRow } from '../store/keys.ts';

export type KeyPeople = ReadonlyMap<string, KeyPerson>;

/** The people who own, created or rotated these keys, by one statement. */
export async function peopleOf(db: Queries, keys: readonly KeyRow[]): Promise<KeyPeople> {
  const ids = new Set(
    keys.flatMap(({ owner_id, created_by, rotated_by }) => [owner_id ?? [], created_by, rotated_by].flat()),
  );
  if (ids.size === 0) return new Map();
  const people = await db.rows(keyPeople, { id: [...ids] });
  return new Map(people.map((person) => [person.id, person]));
}

/** A person as nested in a key. Rows of people are never deleted, so every id has one. */
export function refOf(people: KeyPeople, id: string): PersonRef {
  return presentPersonRef(people.get(id)!);
}
