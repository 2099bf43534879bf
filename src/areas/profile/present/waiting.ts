import type { Waiting } from '../../../generated/types.ts';
import { addDays } from '../../../civil/dates.ts';
import { localDate } from '../../../civil/zones.ts';
import { KINDS } from '../rules/waiting.ts';
import type { WaitingRow } from '../store/waiting.ts';
import { refIn } from '../../../people/named.ts';

/** `escalateAfter`: days until a request is escalated; null for never. */
export function presentWaiting(
  row: WaitingRow,
  { escalateAfter, timezone }: { escalateAfter: number | null; timezone: string },
): Waiting {
  const { place, operations, deciding } = KINDS[row.kind];
  const since = localDate(Date.parse(row.since), timezone);
  return {
    kind: row.kind,
    id: row.id,
    person: refIn(row, 'person'),
    title: row.title,
    since: row.since,
    escalates_on: deciding !== null && escalateAfter !== null ? addDays(since, escalateAfter) : null,
    url: `${place}${row.id}`,
    operations: [...operations],
  };
}
