/** The format of a recorded example, one file per operation, and its checks against the contract. */
import { createHash } from 'node:crypto';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { document } from '../../src/openapi/document.ts';
import { ajv } from '../../src/openapi/schemas.ts';

/** openapi/examples/<area>/<operationId>.json */
export interface Recorded {
  /** Method and path, for people who read the file. */
  operation: string;
  /** Fingerprint of the call's schemas at the time of recording. */
  contract: string;
  request: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    /** File names of a multipart form, by field. */
    form?: Record<string, string>;
  };
  response: {
    status: number;
    headers?: Record<string, string>;
    /** The envelope, or the first lines of a response of rows; undefined for any other file. */
    body?: unknown;
  };
}

export const fileOf = (id: OperationId): string => `openapi/examples/${operations[id].area}/${id}.json`;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}
interface Slice {
  parameters: Parameter[];
  body: object | undefined;
  answer: object | undefined;
}

/** Content types of responses of rows: a few lines show a reader what the rest looks like. */
export const ROWS: readonly string[] = ['application/x-ndjson', 'text/csv'];

/** The request and response schemas of a call for one status, with references resolved. */
function sliceOf(id: OperationId, status: number): Slice {
  const { path, method }: OperationRow = operations[id];
  const operation = dereference(document.paths[path]![method.toLowerCase()], document) as {
    parameters?: Parameter[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, { content?: Record<string, { schema: object }> }>;
  };
  const content = operation.responses[status]?.content ?? {};
  return {
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content['application/json']?.schema,
    answer: ['application/json', ...ROWS].map((type) => content[type]?.schema).find((schema) => schema),
  };
}

/** Changes to these keywords do not make an example stale: descriptions, and new values of an open enum. */
const WORDS = new Set(['description', 'examples', 'example']);
const withoutGrowth = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  (value as { 'x-open-enum'?: boolean })['x-open-enum'] === true
    ? { ...value, enum: undefined }
    : value;

/** Changes when the schemas of the call's request or of this response change. */
export function fingerprintOf(id: OperationId, status: number): string {
  const { parameters, body, answer } = sliceOf(id, status);
  const parts = [parameters.filter((one) => one.in !== 'header'), body, answer];
  return hashOf(parts);
}

function hashOf(parts: unknown[]): string {
  const text = JSON.stringify(parts, (name, value: unknown) =>
    WORDS.has(name) ? undefined : withoutGrowth(value),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** How an example violates the contract; empty if it does not. */
export function problemsOf(id: OperationId, { request, response }: Recorded): string[] {
  const { parameters, body, answer } = sliceOf(id, response.status);
  const given = (where: string) =>
    parameters
      .filter((one) => one.in === where)
      .map(({ name, schema, required = false }) => ({ name, schema, required }));
  return [
    ...problemsIn('path', request.path ?? {}, membersOf(given('path'))),
    ...problemsIn('query', request.query ?? {}, membersOf(given('query'))),
    ...problemsOfShown('body', request.body, body),
    ...problemsOfShown('answer', response.body, answer),
  ];
}

/** Also requires an optional body, because readers look for its members in the example. */
function problemsOfShown(what: string, value: unknown, schema: object | undefined): string[] {
  if (value !== undefined) return problemsIn(what, value, schema);
  return schema ? [`its ${what} is not shown`] : [];
}

/** The schema of a shared response, by its component name. */
function sharedAnswer(name: string): object | undefined {
  const answer = document.components['responses']?.[name] as Parameters<typeof dereference>[0] | undefined;
  const { content } = dereference(answer ?? {}, document) as { content?: Record<string, { schema: object }> };
  return content?.['application/json']?.schema;
}

/** Like `fingerprintOf`, for a shared response. */
export const sharedFingerprint = (name: string): string => hashOf([sharedAnswer(name)]);

/** Like `problemsOf`, for a shared response. */
export const sharedProblems = (name: string, { response }: Pick<Recorded, 'response'>): string[] =>
  problemsIn('answer', response.body, sharedAnswer(name));

const membersOf = (parameters: { name: string; schema: object; required: boolean }[]): object => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

function problemsIn(what: string, value: unknown, schema: object | undefined): string[] {
  if (!schema) return [`the contract has no schema of its ${what}`];
  const validate: ValidateFunction = ajv.compile(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
