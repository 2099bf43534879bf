import type { PersonRef } from '../generated/types.ts';
import type { PersonRecord } from './record.ts';

export const nameOf = (row: { first_name: string; last_name: string }): string =>
  `${row.first_name} ${row.last_name}`;

export const presentPersonRef = (
  row: Pick<PersonRecord, 'id' | 'email' | 'first_name' | 'last_name'>,
): PersonRef => ({
  id: row.id,
  email: row.email,
  name: nameOf(row),
});
