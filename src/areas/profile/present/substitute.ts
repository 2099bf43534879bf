import type { Substitution } from '../../../generated/types.ts';
import { refIn } from '../../../people/named.ts';
import type { SubstituteRow } from '../store/substitutes.ts';

export const presentSubstitute = (row: SubstituteRow): Substitution => ({
  id: row.id,
  person: refIn(row, 'person'),
  substitute: refIn(row, 'substitute'),
  from: row.starts_on,
  to: row.ends_on,
  when: row.when_away ? 'away' : 'dates',
  areas: row.areas,
  acting: row.acts === 'yes',
  created_at: row.created_at,
});
