import type { Waiting } from '../../../generated/types.ts';
import { KINDS } from '../rules/waiting.ts';
import type { WaitingRow } from '../store/waiting.ts';
import { refIn } from '../../../people/named.ts';

export function presentWaiting(row: WaitingRow): Waiting {
  const { place, operations } = KINDS[row.kind];
  return {
    kind: row.kind,
    id: row.id,
    person: refIn(row, 'person'),
    title: row.title,
    since: row.since,
    url: `${place}${row.id}`,
    operations: [...operations],
  };
}
