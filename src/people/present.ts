import type { PersonRef } from '../generated/types.ts';
import { refOf, type Named } from './named.ts';

export const nameOf = (row: { first_name: string; last_name: string }): string =>
  `${row.first_name} ${row.last_name}`;

export const presentPersonRef = (
  row: Pick<Named, 'id' | 'email' | 'photo'> & { first_name: string; last_name: string },
): PersonRef => refOf({ id: row.id, email: row.email, name: nameOf(row), photo: row.photo });
