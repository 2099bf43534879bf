import type { Waiting } from '../../../generated/types.ts';
import { KINDS } from '../rules/waiting.ts';
import type { WaitingRow } from '../store/waiting.ts';

export function presentWaiting(row: WaitingRow): Waiting {
  const { place, operations } = KINDS[row.kind];
  return {
    kind: row.kind,
    id: row.id,
    person: { id: row.person_id, email: row.person_email, name: row.person_name },
    title: row.title,
    since: row.since,
    url: `${place}${row.id}`,
    operations: [...operations],
  };
}
