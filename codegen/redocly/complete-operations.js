import { takesIdempotencyKey } from './creates.js';

/** Error responses that all operations share. A path file lists only its own. */
export const SHARED_ANSWERS = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'ValidationProblem',
  429: 'TooManyRequests',
  503: 'Unavailable',
};

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

/** The 409 of a call whose file does not declare one; codegen/shape adds the codes. */
const CONFLICT = {
  description: 'The call is repeated, and cannot be answered again.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
};

const HELD = { $ref: '#/components/parameters/IfNoneMatch' };
const TAG = { $ref: '#/components/headers/EntityTag' };

/** Every list can be read conditionally: a screen that asks again gets 304 while nothing has changed. */
function makeConditional(operation) {
  const page = operation.responses[200];
  if (!page?.headers?.['X-Next-Cursor'] || operation.responses[304]) return;
  operation.parameters = [...(operation.parameters ?? []), HELD];
  page.headers = { ETag: TAG, ...page.headers };
  operation.responses[304] = { description: 'Nothing changed since `If-None-Match`.' };
}

const ACCESS = { $ref: '#/components/parameters/FileAccess' };
const BYTES = '#/components/schemas/FileBytes';

/** Whether an operation answers with the bytes of a file. */
export const answersFile = (method, { responses }) =>
  method === 'get' &&
  Object.values(responses[200]?.content ?? {}).some(({ schema }) => schema?.$ref === BYTES);

/** A file can be opened by a signed address, because an `<img>` cannot send a token. */
function makeSigned(method, operation) {
  if (answersFile(method, operation)) operation.parameters = [...(operation.parameters ?? []), ACCESS];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Yields every operation of a bundled document, with its path and method. */
export function* operationsOf(document) {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) if (item[method]) yield { path, method, operation: item[method] };
  }
}

/**
 * Adds the shared error responses to all operations, `If-None-Match` to lists, `access` to files, and
 * `Idempotency-Key` to those that create. Success envelopes are added later (codegen/shape/envelopes.ts),
 * because their names follow from their data.
 */
export function completeOperations() {
  return {
    Root: {
      leave(document) {
        for (const { method, operation } of operationsOf(document)) {
          if (takesIdempotencyKey(method, operation)) {
            operation.parameters = [...(operation.parameters ?? []), KEY];
            operation.responses[409] ??= { ...CONFLICT };
          }
          makeConditional(operation);
          makeSigned(method, operation);
          delete operation['x-creates'];
          for (const [status, name] of Object.entries(SHARED_ANSWERS)) {
            operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
          }
        }
      },
    },
  };
}
