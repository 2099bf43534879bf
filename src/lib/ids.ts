/**
 * Ids are accepted in either case (RFC 9562, 4) and returned in lower case. Postgres compares them as UUIDs,
 * our code as texts, so the ids of a request are converted to lower case once, before anything else uses
 * them.
 */

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Converts the ids in a value to lower case; changes lists and objects in place. */
export type LowerIds = (value: unknown) => unknown;

/** The schema keywords that contain ids in requests; a test checks that there are no others. */
interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const lowerId: LowerIds = (value) =>
  typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : value;

/** A function that lowers the ids in values of this dereferenced schema; null if the schema has no ids. */
export function lowerIdsOf(schema: unknown): LowerIds | null {
  const { format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as Schema;
  if (format === 'uuid') return lowerId;
  const steps = [...anyOf, ...oneOf, ...allOf].map(lowerIdsOf);
  for (const [name, member] of Object.entries(properties)) steps.push(ofMember(name, lowerIdsOf(member)));
  if (items) steps.push(ofItems(lowerIdsOf(items)));
  const needed = steps.filter((step) => step !== null);
  if (needed.length === 0) return null;
  return (value) => needed.reduce((sofar, step) => step(sofar), value);
}

const ofMember = (name: string, lower: LowerIds | null): LowerIds | null =>
  lower &&
  ((value) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
    const members = value as Record<string, unknown>;
    members[name] = lower(members[name]);
    return value;
  });

const ofItems = (lower: LowerIds | null): LowerIds | null =>
  lower &&
  ((value) => {
    if (Array.isArray(value)) value.forEach((item, index) => (value[index] = lower(item)));
    return value;
  });
