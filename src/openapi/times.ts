/**
 * Timestamps of answers. Inside they are as Postgres returns them: UTC with microseconds. Each member that
 * the contract calls a `date-time` is converted here to the workspace's offset and milliseconds, so that
 * presenters need not do it. Members with `x-own-offset: true`, such as the start of a time entry, are left
 * alone: their presenter has already written them with `timestampIn` or `formatTimestamp`, in the same
 * precision.
 */
import { timestampIn } from '../civil/timestamps.ts';
import type { Zone } from '../civil/offsets.ts';
import type { OperationId } from '../generated/operations.ts';
import { answerOf, componentAt, jsonSchemaOf } from './answers.ts';

/** Converts the timestamps in a value to the offset of a zone; changes lists and objects in place. */
export type WriteTimes = (value: unknown, zone: Zone) => unknown;

/** The schema keywords that contain timestamps in answers; a test checks that there are no others. */
interface Schema {
  $ref?: string;
  format?: string;
  'x-own-offset'?: boolean;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** By reference: each schema is visited once, even if it contains itself. */
const known = new Map<string, WriteTimes | null>();

const writeTime: WriteTimes = (value, zone) => (typeof value === 'string' ? timestampIn(value, zone) : value);

/** A function that converts the timestamps in values of this schema; null if the schema has none. */
function timesOf(schema: object): WriteTimes | null {
  const { $ref, format, properties = {}, additionalProperties, items, ...rest } = schema as Schema;
  if ($ref !== undefined) return ofReference($ref);
  if (rest['x-own-offset']) return null;
  if (format === 'date-time') return writeTime;
  const { anyOf = [], oneOf = [], allOf = [] } = rest;
  const members = Object.entries(properties).flatMap(([name, member]): [string, WriteTimes][] => {
    const write = timesOf(member);
    return write === null ? [] : [[name, write]];
  });
  const steps = [
    ...[...anyOf, ...oneOf, ...allOf].map(timesOf),
    members.length > 0 ? inMembers(members) : null,
    typeof additionalProperties === 'object'
      ? inOthers(new Set(Object.keys(properties)), timesOf(additionalProperties))
      : null,
    items ? inItems(timesOf(items)) : null,
  ].filter((step) => step !== null);
  if (steps.length <= 1) return steps[0] ?? null;
  return (value, zone) => steps.reduce((sofar, step) => step(sofar, zone), value);
}

function ofReference($ref: string): WriteTimes | null {
  const found = known.get($ref);
  if (found !== undefined) return found;
  // a schema that contains itself uses this until its own function is known
  known.set($ref, (value, zone) => known.get($ref)?.(value, zone) ?? value);
  const write = timesOf(componentAt($ref));
  known.set($ref, write);
  return write;
}

const inMembers =
  (members: [string, WriteTimes][]): WriteTimes =>
  (value, zone) => {
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    for (const [name, write] of members) {
      const member = object[name];
      if (member !== undefined && member !== null) object[name] = write(member, zone);
    }
    return value;
  };

const inOthers = (named: ReadonlySet<string>, write: WriteTimes | null): WriteTimes | null =>
  write &&
  ((value, zone) => {
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    for (const name of Object.keys(object)) if (!named.has(name)) object[name] = write(object[name], zone);
    return value;
  });

const inItems = (write: WriteTimes | null): WriteTimes | null =>
  write &&
  ((value, zone) => {
    if (!Array.isArray(value)) return value;
    for (let at = 0; at < value.length; at += 1) value[at] = write(value[at], zone);
    return value;
  });

const answers = new Map<string, WriteTimes | null>();

/** Converts the timestamps in the `data` of a success. Errors are converted where they are thrown. */
export function withTimes<Data>(id: OperationId, status: number, data: Data, zone: Zone): Data {
  const key = `${id} ${status}`;
  let write = answers.get(key);
  if (write === undefined) answers.set(key, (write = timesOfAnswer(id, status)));
  return write === null ? data : (write({ data }, zone) as { data: Data }).data;
}

/** The same for data of a named schema that is sent in an event, over a socket or in an error. */
export function withTimesOf<Data>(schema: string, data: Data, zone: Zone): Data {
  const write = ofReference(`#/components/schemas/${schema}`);
  return write === null ? data : (write(data, zone) as Data);
}

function timesOfAnswer(id: OperationId, status: number): WriteTimes | null {
  const answer = answerOf(id, status);
  const schema = answer && jsonSchemaOf(answer);
  return schema ? timesOf(schema) : null;
}
