import { takesIdempotencyKey } from './creates.js';

/** Answers that any operation may give; a path file lists only its own. */
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

/** For a call whose file has no 409 of its own; the codes are added when the document gets its shape. */
const CONFLICT = {
  description: 'The call is repeated, and cannot be answered again.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the API in a bundled document, with its path and method. */
export function* operationsOf(document) {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) if (item[method]) yield { path, method, operation: item[method] };
  }
}

/**
 * Writes out the error answers that all operations share, and the `Idempotency-Key` of those that create. The envelope round every success comes when the document is
 * whole (codegen/shape/envelopes.ts): its name follows from that of the data.
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
          delete operation['x-creates'];
          for (const [status, name] of Object.entries(SHARED_ANSWERS)) {
            operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
          }
        }
      },
    },
  };
}
