import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { OpenAPIValidator } from 'openapi-backend';
import type { OperationId } from '../generated/operations.ts';
import { answerOf, jsonSchemaOf } from '../openapi/answers.ts';
import { dereference } from '../openapi/dereference.ts';
import { operations } from '../generated/operations.ts';
import { lowerIdsOf, type LowerIds } from '../lib/ids.ts';
import { document } from '../openapi/document.ts';
import { invalid, notFound } from '../problem.ts';
import { ajv, fieldErrors } from '../openapi/schemas.ts';

// openapi-backend drops binary members from `required`, so it would not ask for a file
const withoutBinary = (key: string, value: unknown) =>
  key === 'format' && value === 'binary' ? undefined : value;

const definition = dereference(JSON.parse(JSON.stringify(document, withoutBinary))) as Definition;

/** The part of the contract that is used here. */
interface Definition {
  paths: Record<string, Record<string, DefinedOperation>>;
}
interface DefinedOperation {
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
}

/**
 * openapi-backend turns the contract into Ajv validators, compiled on first use of an operation; they are
 * called directly.
 */
const validator = new OpenAPIValidator({
  definition: definition as never,
  lazyCompileValidators: true,
  customizeAjv: () => ajv as never,
});

interface Parts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}

/** By part of a request: the function that lowercases its ids; null if it has none. */
type IdPlaces = Record<'path' | 'query' | 'requestBody', LowerIds | null>;

const idPlaces = new Map<OperationId, IdPlaces>();

function idPlacesOf(id: OperationId): IdPlaces {
  const { path, method } = operations[id];
  const { parameters = [], requestBody } = definition.paths[path]![method.toLowerCase()]!;
  const placed = (where: string) =>
    lowerIdsOf({
      properties: Object.fromEntries(
        parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, schema]),
      ),
    });
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  return { path: placed('path'), query: placed('query'), requestBody: lowerIdsOf({ allOf: bodies }) };
}

/**
 * Lowercases the ids of a request, in place. Before validation, so that one id in two spellings is a
 * duplicate.
 */
export function lowerRequestIds(id: OperationId, given: Omit<Parts, 'header'>): void {
  let places = idPlaces.get(id);
  if (!places) idPlaces.set(id, (places = idPlacesOf(id)));
  for (const part of ['path', 'query', 'requestBody'] as const) places[part]?.(given[part]);
}

/** Throws 404 for a malformed id in the path and 422 with texts by field for the rest. */
export function validateRequest(id: OperationId, given: Parts): void {
  const errors: ErrorObject[] = [];
  const hasFiles = operations[id].files.length > 0 && given.requestBody !== undefined;
  const parts = hasFiles ? { ...given, requestBody: withoutFiles(given.requestBody) } : given;
  for (const validate of validator.getRequestValidatorsForOperation(id) as ValidateFunction[]) {
    if (!validate(parts)) errors.push(...(validate.errors ?? []));
  }
  if (errors.length === 0) return assertInOrder(given.query);
  if (errors.some((error) => error.instancePath.startsWith('/path'))) throw notFound();
  throw invalid(fieldErrors(errors));
}

/**
 * 422 for a range of dates (`from`, `to`) that ends before it begins: a schema cannot compare two parameters.
 */
function assertInOrder({ from, to }: Record<string, unknown>): void {
  if (typeof from === 'string' && typeof to === 'string' && to < from)
    throw invalid({ to: ['Must not be before "from".'] });
}

/**
 * Replaces files with texts, because the schema declares files as texts; `readForm` has checked the files.
 */
function withoutFiles(body: unknown): unknown {
  const members = Object.entries(body as object);
  return Object.fromEntries(members.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

/** Like `responseProblems`, for an answer that is not JSON: its type must be declared. */
export const contentProblems = (id: OperationId, contentType: string): string[] =>
  (operations[id].produces as readonly string[]).includes(contentType.split(';')[0]!)
    ? []
    : [`${id} does not declare ${contentType}`];

interface ErrorBody {
  data: { code: string };
}

/** An answer as the contract declares it. */
interface Declared {
  /** Null if it is not JSON. */
  validate: ValidateFunction | null;
  headers: Readonly<Record<string, unknown>>;
  /** Its codes, if it is an error. */
  'x-codes'?: readonly string[];
}

/** Declared answers by operation and status, filled on first use; null for an undeclared status. */
const declared = new Map<string, Declared | null>();
/** By the text of the schema: most errors share one, and compiling it takes milliseconds. */
const compiled = new Map<string, ValidateFunction>();

function declaredAnswer(id: OperationId, status: number): Declared | null {
  const key = `${id} ${status}`;
  let answer = declared.get(key);
  if (answer === undefined) declared.set(key, (answer = readAnswer(id, status)));
  return answer;
}

function readAnswer(id: OperationId, status: number): Declared | null {
  const answer = answerOf(id, status);
  if (!answer) return null;
  const { headers = {}, 'x-codes': codes } = dereference(answer, document) as Partial<Declared>;
  // with its references, so that answers with the same one have the same text
  const schema = jsonSchemaOf(answer);
  return { validate: schema && validatorOf(schema), headers, ...(codes && { 'x-codes': codes }) };
}

function validatorOf(schema: object): ValidateFunction {
  const key = JSON.stringify(schema);
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = ajv.compile(dereference(schema, document) as object)));
  return validate;
}

/** The contract lists the error codes of each answer; any other code is a problem. */
const undeclaredCode = (codes: readonly string[] = [], { data: { code } }: ErrorBody): string[] =>
  codes.includes(code) ? [] : [`does not declare the code ${code}`];

/** Headers of the transport: any answer may have them, and the contract does not declare them. */
const OF_THE_TRANSPORT = [
  'Cache-Control',
  'Content-Length',
  'Content-Security-Policy',
  'Content-Type',
  'X-Content-Type-Options',
];

/** Headers of an answer that the contract does not declare, except the transport's. Used by tests. */
export function undeclaredHeaders(id: OperationId, status: number, headers: object): string[] {
  const answer = declaredAnswer(id, status);
  if (!answer) return [];
  return Object.keys(headers)
    .filter((name) => !OF_THE_TRANSPORT.includes(name) && !(name in answer.headers))
    .map((name) => `does not declare the header ${name}`);
}

/**
 * How a response differs from the contract, in texts for developers; empty if it does not. Used by tests and
 * on samples.
 */
export function responseProblems(id: OperationId, status: number, body: unknown): string[] {
  const { validate = null, 'x-codes': codes } = declaredAnswer(id, status) ?? {};
  if (!validate) return [`${id} does not declare ${status}`];
  if (!validate(body))
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
  // several statuses share one envelope, so its schema does not check the status
  if ((body as { status: unknown }).status !== status) return ['the body names another status'];
  return status < 400 ? [] : undeclaredCode(codes, body as ErrorBody);
}
