/** Validates JSON against the contract's schemas; errors are texts by field. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRealDate } from '../civil/dates.ts';
import { parseTimestamp } from '../civil/timestamps.ts';
import { dereference, DOCUMENT } from './dereference.ts';
import { UUID } from '../lib/ids.ts';
import { document } from './document.ts';
import type { FieldErrors } from '../problem.ts';

/** One Ajv for all schemas. Draft 2020-12, because the default draft-07 ignores keywords of OpenAPI 3.1. */
// verbose: errors include the invalid value
export const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, formats: {} });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addFormat('date', { validate: isRealDate });
// ajv-formats also accepts the prefix `urn:uuid:`, which Postgres does not
ajv.addFormat('uuid', UUID);
ajv.addFormat('date-time', { validate: (text: string) => parseTimestamp(text) !== null });
// the target of references in schemas that contain themselves; not validated, because it is not a schema
ajv.addSchema(document, DOCUMENT, undefined, false);

/**
 * A check of a value against a named schema of the contract: returns the value, or errors by field like the
 * 422 of a whole body. For parts that are validated separately, so that one bad part does not refuse the
 * others. `T` is the type with the schema's name in generated/types.ts.
 */
export function checkOf<T>(name: string): (value: unknown) => { value: T } | { errors: FieldErrors } {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`the contract has no schema ${name}`);
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile({
      properties: { part: dereference(schema, document) as object },
    });
    return validate({ part: value }) ? { value: value as T } : { errors: fieldErrors(validate.errors ?? []) };
  };
}

/** Limits of an answer: enough for any form, without echoing a body full of errors. */
const MAX_FIELDS = 50;
const MAX_CHARACTERS = 8_000;

/** Ajv's errors as texts by field, in the order found, without duplicates. */
export function fieldErrors(errors: ErrorObject[]): FieldErrors {
  // without a prototype, because a member may be called __proto__
  const fields = Object.create(null) as FieldErrors;
  // the text that lists the allowed values is enough; a type error adds nothing
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum' || keyword === 'const').map((one) => one.instancePath),
  );
  let characters = 0;
  for (const error of errors) {
    if (Object.keys(fields).length === MAX_FIELDS || characters > MAX_CHARACTERS) break;
    if (error.keyword === 'type' && listed.has(error.instancePath)) continue;
    // a failed oneOf also reports itself; the errors of its branches say more
    if (['oneOf', 'anyOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    if (error.keyword === 'minProperties' && isSaidByRequired(error, errors)) continue;
    const name = fieldOf(error).slice(0, 200);
    const texts = (fields[name] ??= []);
    const text = textOf(error);
    if (texts.includes(text)) continue;
    texts.push(text);
    characters += text.length;
  }
  return fields;
}

/**
 * Whether adding the missing required members would reach `minProperties`: then their errors already say it.
 */
function isSaidByRequired({ instancePath, params, data }: ErrorObject, errors: ErrorObject[]): boolean {
  const missing = errors.filter((one) => one.keyword === 'required' && one.instancePath === instancePath);
  const { limit } = params as { limit: number };
  return Object.keys(data as object).length + missing.length >= limit;
}

/** `/requestBody/items/0/amount` becomes `items.0.amount`; the whole body is `non_field_errors`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const place = instancePath
    .split('/')
    .slice(2)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const names = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required' && instancePath !== '') place.push(names.missingProperty!);
  if (keyword === 'additionalProperties') place.push(names.additionalProperty!);
  return place.length === 0 ? 'non_field_errors' : place.join('.');
}

function textOf({ keyword, params, message, instancePath }: ErrorObject): string {
  const limits = params as {
    limit?: number;
    allowedValues?: unknown[];
    allowedValue?: unknown;
    format?: string;
    type?: string | string[];
  };
  switch (keyword) {
    case 'required':
      return instancePath === '' ? 'A body is required.' : 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known here.';
    case 'enum':
      return `Must be one of: ${limits.allowedValues!.join(', ')}.`;
    case 'const':
      return `Must be ${JSON.stringify(limits.allowedValue)}.`;
    case 'type':
      return `Must be of type ${[limits.type!].flat().join(' or ')}.`;
    case 'format':
      return FORMATS[limits.format!] ?? `Must be a valid ${limits.format}.`;
    case 'maxLength':
      return `Must have at most ${limits.limit} characters.`;
    case 'minLength':
      return limits.limit === 1 ? 'Must not be empty.' : `Must have at least ${limits.limit} characters.`;
    case 'minimum':
      return `Must be at least ${limits.limit}.`;
    case 'maximum':
      return `Must be at most ${limits.limit}.`;
    case 'minProperties':
      return limits.limit === 1 ? 'At least one field is needed.' : 'At least one more field is needed.';
    case 'pattern':
      return 'Does not have the right form.';
    default:
      return `${message!.charAt(0).toUpperCase()}${message!.slice(1)}.`;
  }
}

const FORMATS: Record<string, string> = {
  date: 'Must be a calendar date, YYYY-MM-DD.',
  'date-time': 'Must be an ISO 8601 timestamp with an offset, for example 2026-11-20T09:00:00+01:00.',
  uuid: 'Must be a UUID.',
  email: 'Must be an e-mail address.',
};
