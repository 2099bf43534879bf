import { t } from '../texts/index.ts';

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  $ref?: string | undefined;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  /** The known values of an answer's member that may get more. */
  'x-extensible-enum'?: readonly string[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  additionalProperties?: boolean | Schema;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

export type Resolve = (schema: Schema) => Schema;

/** How a value is entered and shown. */
export type Kind =
  | 'object'
  | 'array'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'date'
  | 'timestamp'
  | 'file'
  | 'password'
  | 'email'
  | 'free'
  | 'text';

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

export const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes('null') || (schema.oneOf ?? []).some((one) => typesOf(one).includes('null'));

/** The schema of a value that is not null: the first of its forms. */
export function present(schema: Schema, resolve: Resolve): Schema {
  const whole = resolve(schema);
  const form = (whole.oneOf ?? whole.anyOf)
    ?.map(resolve)
    .find((one) => !typesOf(one).every((type) => type === 'null'));
  return form
    ? { ...form, ...(whole.description !== undefined && { description: whole.description }) }
    : whole;
}

export function kindOf(schema: Schema): Kind {
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types[0] === 'object' || schema.properties)
    return schema.properties || typeof schema.additionalProperties === 'object' ? 'object' : 'free';
  if (types[0] === 'array') return 'array';
  if (schema.enum ?? schema['x-extensible-enum'] ?? schema.const)
    return types[0] === 'boolean' ? 'boolean' : 'choice';
  if (types[0] === 'boolean') return 'boolean';
  if (types[0] === 'number' || types[0] === 'integer') return 'number';
  return BY_FORMAT[schema.format ?? ''] ?? (types[0] === 'string' ? 'text' : 'free');
}

const BY_FORMAT: Readonly<Record<string, Kind>> = {
  date: 'date',
  'date-time': 'timestamp',
  binary: 'file',
  password: 'password',
  email: 'email',
};

export const choicesOf = (schema: Schema): string[] =>
  [...(schema.enum ?? schema['x-extensible-enum'] ?? (schema.const === undefined ? [] : [schema.const]))]
    .filter((value) => value !== null)
    .map(String);

/** `start_date` as people write it: "Start date". */
export function inWords(name: string): string {
  if (name === 'q') return t.search;
  const words =
    name
      .replace(/[_.-]+/g, ' ')
      .replace(/\bid\b/g, '')
      .trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A member of a record under the name that a body has for it: a body's `department_id` is the id of the
 * record's `department`.
 */
export function memberOf(record: unknown, member: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  const members = record as Readonly<Record<string, unknown>>;
  if (member in members) return members[member];
  return member.endsWith('_id') ? idOf(members[member.slice(0, -'_id'.length)]) : undefined;
}

/** The id of a record; any other value as it is. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
