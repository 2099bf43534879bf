import { timestampIn, type Zone } from '../../../civil/zones.ts';

/** Names of timestamp fields. A test ensures that all timestamps of the contract match. */
export const TIMESTAMP_FIELD = /(^|_)(at|until|since|time)$/;

/** Writes timestamps with the offset of a zone. Finds them by field name, because changes have no schema. */
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
