import { timestampIn, type Zone } from '../../../civil/zones.ts';

/** Fields that hold a timestamp, by their names; a test knows that the contract gives a timestamp no other name. */
export const TIMESTAMP_FIELD = /(^|_)(at|until|since|time)$/;

/**
 * Old and new values with their timestamps in the offset of a zone. They were recorded as the write had them, and no schema
 * says which of them are timestamps.
 */
export function timestampsIn(
  changes: Record<string, [unknown, unknown]>,
  zone: Zone,
): Record<string, [unknown, unknown]> {
  const written = (value: unknown) => (typeof value === 'string' ? timestampIn(value, zone) : value);
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      field,
      TIMESTAMP_FIELD.test(field) ? [written(before), written(after)] : [before, after],
    ]),
  );
}
