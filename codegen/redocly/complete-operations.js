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

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the API in a bundled document, with its path and method. */
export function* operationsOf(document) {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) if (item[method]) yield { path, method, operation: item[method] };
  }
}

const envelope = (status, data) => ({
  type: 'object',
  additionalProperties: false,
  required: ['status', 'message', 'data'],
  properties: { status: { type: 'integer', const: Number(status) }, message: { type: 'string' }, data },
});

/**
 * Writes out what all operations share: the error answers, and the envelope round every JSON success.
 * A path file gives the shape of `data`; what it means on the wire is `{ status, message, data }`, closed
 * (service.md, "Response envelope").
 */
export function completeOperations() {
  return {
    Root: {
      leave(document) {
        for (const { operation } of operationsOf(document)) {
          for (const [status, response] of Object.entries(operation.responses)) {
            const json = status.startsWith('2') ? response.content?.['application/json'] : undefined;
            if (json) json.schema = envelope(status, json.schema);
          }
          for (const [status, name] of Object.entries(SHARED_ANSWERS)) {
            operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
          }
        }
      },
    },
  };
}
