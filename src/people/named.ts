/** People as other records name them: the SQL of the columns, and the reference made of them. */
import type { EventPerson, PersonRef } from '../generated/types.ts';
import { photoUrl } from './photo.ts';

/** A person with the columns that a reference needs. */
export interface Named {
  id: string;
  email: string;
  name: string;
  /** Id of the photo; changes with each new photo. */
  photo: string | null;
}

/** The columns of a person under a prefix, such as `employee_email`. */
export type NamedAs<As extends string> = Record<`${As}_id` | `${As}_email` | `${As}_name`, string> &
  Record<`${As}_photo`, string | null>;

/** The same where there may be nobody. */
export type MaybeNamedAs<As extends string> = { [Column in keyof NamedAs<As>]: string | null };

/** SQL of the columns of `Named` but the id. */
export const namedColumns = (user: string): string =>
  `${user}.email::text AS email, ${user}.first_name || ' ' || ${user}.last_name AS name, ${user}.photo`;

/** SQL of the columns of `NamedAs` but the id. */
export const namedColumnsAs = (user: string, as: string): string =>
  `${user}.email::text AS ${as}_email, ${user}.first_name || ' ' || ${user}.last_name AS ${as}_name, ${user}.photo AS ${as}_photo`;

export const refOf = ({ id, email, name, photo }: Named): PersonRef => ({
  id,
  email,
  name,
  photo_url: photo && photoUrl(id, photo),
});

/** The person under this prefix of a row. */
export const refIn = <As extends string>(row: NamedAs<As>, as: As): PersonRef => {
  const columns = row as Record<string, string | null>;
  return refOf({
    id: columns[`${as}_id`]!,
    email: columns[`${as}_email`]!,
    name: columns[`${as}_name`]!,
    photo: columns[`${as}_photo`]!,
  });
};

/** The same; null where there is nobody. */
export const maybeRefIn = <As extends string>(row: MaybeNamedAs<As>, as: As): PersonRef | null =>
  (row as Record<string, string | null>)[`${as}_id`] === null ? null : refIn(row as NamedAs<As>, as);

/** The person under this prefix of a row, as events name them. */
export const eventPersonIn = <As extends string>(
  row: Pick<NamedAs<As>, `${As}_id` | `${As}_email` | `${As}_name`>,
  as: As,
): EventPerson => {
  const columns = row as Record<string, string>;
  return { id: columns[`${as}_id`]!, email: columns[`${as}_email`]!, name: columns[`${as}_name`]! };
};
