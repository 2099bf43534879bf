/** Examples as they are kept, one file an operation, and what the contract says of them. */
import { createHash } from 'node:crypto';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationRow } from '../../src/openapi/operation.ts';
import { operations, type OperationId } from '../../src/generated/operations.ts';
import { dereference } from '../../src/openapi/dereference.ts';
import { document } from '../../src/openapi/document.ts';
import { ajv } from '../../src/openapi/schemas.ts';

/** openapi/examples/<area>/<operationId>.json */
export interface Recorded {
  /** Method and path, for whoever reads the file. */
  operation: string;
  /** Fingerprint of what the contract said of the call when it was recorded. */
  contract: string;
  request: {
    path?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    /** Of a form the names of its files. */
    form?: Record<string, string>;
  };
  response: {
    status: number;
    headers?: Record<string, string>;
    /** The envelope, or the first lines of a text of rows; none where the answer is another file. */
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

/** Answers of rows: a reader sees by a few lines what the others are like. */
export const ROWS: readonly string[] = ['application/x-ndjson', 'text/csv'];

/** What a call takes and answers with a status, references resolved. */
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

/** What makes no example stale: other words of a description, and another value of an enum that grows. */
const WORDS = new Set(['description', 'examples', 'example']);
const withoutGrowth = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  (value as { 'x-open-enum'?: boolean })['x-open-enum'] === true
    ? { ...value, enum: undefined }
    : value;

/** Changes when the schemas of a call or of this answer change. */
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

/** What is wrong with an example by the contract: none, or texts. */
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

/** A body that the call may be sent without is shown, too: its members are what a reader looks for. */
function problemsOfShown(what: string, value: unknown, schema: object | undefined): string[] {
  if (value !== undefined) return problemsIn(what, value, schema);
  return schema ? [`its ${what} is not shown`] : [];
}

/** An answer that all operations share, by its name among the components: its schema. */
function sharedAnswer(name: string): object | undefined {
  const answer = document.components['responses']?.[name] as Parameters<typeof dereference>[0] | undefined;
  const { content } = dereference(answer ?? {}, document) as { content?: Record<string, { schema: object }> };
  return content?.['application/json']?.schema;
}

/** As `fingerprintOf`, of a shared answer. */
export const sharedFingerprint = (name: string): string => hashOf([sharedAnswer(name)]);

/** As `problemsOf`, of a shared answer. */
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
