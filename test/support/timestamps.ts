/**
 * Whether every timestamp of an answer has the one precision and the offset of the workspace. Found by their looks and not
 * by the contract, so that one the contract calls a mere string is found, too; offsets are asked of `Intl`.
 */
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { TIMESTAMP_FIELD } from '../../src/areas/logs/rules/timestamps.ts';

/** What has an offset of its own, in whatever record it stands: see `x-own-offset` in the contract. */
const ENTRY_FIELDS = ['started_at', 'ended_at'];
/** The same of meetings, which have a zone, and of slots, which are shown in the one that was asked for. */
const MEETING_FIELDS = ['starts_at', 'ends_at'];

/** Answers whose timestamps are those of another moment or of nobody's: events as they were sent, and samples of them. */
const AS_SENT: readonly OperationId[] = ['listEvents', 'listEventKinds'];

const hasOwnOffset = (id: OperationId, field: string): boolean =>
  AS_SENT.includes(id) ||
  (id !== 'getAuditEntry' && ENTRY_FIELDS.includes(field)) ||
  (operations[id].area === 'meetings' && MEETING_FIELDS.includes(field)) ||
  (id === 'listPresences' && field === 'since');

/** Complaints about the timestamps in the body of an answer; none: all are as the contract promises. */
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

/** `+01:00`, as `Intl` says it. */
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
