/**
 * Checks that every timestamp of a response is in milliseconds and has the workspace's offset. Recognises
 * them by format, not by schema, so that a timestamp that the contract calls a string is checked, too.
 */
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { TIMESTAMP_FIELD } from '../../src/areas/logs/rules/timestamps.ts';

/** Fields of time entries, which have their own offset in any record (`x-own-offset` in the contract). */
const ENTRY_FIELDS = ['started_at', 'ended_at'];
/** Fields of meetings, which have their own zone, and of slots, which are in the requested zone. */
const MEETING_FIELDS = ['starts_at', 'ends_at'];

/** Responses with timestamps of another time: events as they were sent, and samples. */
const AS_SENT: readonly OperationId[] = ['listEvents', 'listEventKinds'];

const hasOwnOffset = (id: OperationId, field: string): boolean =>
  AS_SENT.includes(id) ||
  (id !== 'getAuditEntry' && ENTRY_FIELDS.includes(field)) ||
  (operations[id].area === 'meetings' && MEETING_FIELDS.includes(field)) ||
  (id === 'listPresences' && field === 'since');

/** Violations of the contract by timestamps in a response body; empty if there are none. */
export function timestampProblems(id: OperationId, body: unknown, zone: string): string[] {
  const problems: string[] = [];
  const look = (value: unknown, field: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => look(one, field));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([name, one]) => look(one, name));
    if (typeof value !== 'string' || !TIMESTAMP_FIELD.test(field)) return;
    if (!/^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)) return;
    const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}([+-]\d\d:\d\d)$/.exec(value);
    if (!shape) problems.push(`${field} is not in milliseconds with an offset: ${value}`);
    else if (!hasOwnOffset(id, field) && shape[1] !== offsetAt(value, zone))
      problems.push(`${field} has not the offset of ${zone}: ${value}`);
  };
  look(body, '');
  return problems;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone at a time, such as `+01:00`, by `Intl`. */
function offsetAt(timestamp: string, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })),
    );
  const name = format.formatToParts(Date.parse(timestamp)).find(({ type }) => type === 'timeZoneName')!.value;
  return name === 'GMT' ? '+00:00' : name.slice(3);
}
