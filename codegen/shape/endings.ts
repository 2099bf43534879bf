import { resolve, type Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';
import { endingOf } from '../redocly/ending.js';

/** The headers of every response of a deprecated call, including errors (`src/http/ending.ts` sends them). */
const HEADERS = {
  Deprecation: {
    description: 'Since when the call is deprecated: `@` and seconds since 1970 (RFC 9745).',
    schema: { type: 'string' },
  },
  Sunset: { description: 'When the call will be gone (RFC 8594).', schema: { type: 'string' } },
  Link: {
    description:
      'Where the deprecation is described (`rel="deprecation"`, `rel="sunset"`) and what takes its place (`rel="successor-version"`); on a list also the next page.',
    schema: { type: 'string' },
  },
};

/** Declares the headers. A response that is shared with other calls is copied into the operation first. */
export function declareEndings(document: Document): void {
  for (const { operation } of operationsOf(document)) {
    if (!endingOf(operation)) continue;
    for (const [status, response] of Object.entries<Document>(operation.responses)) {
      const own = resolve(document, response);
      operation.responses[status] = { ...own, headers: { ...own.headers, ...HEADERS } };
    }
  }
}
