import type { Document } from '../document.ts';
import { answersFile, operationsOf } from '../redocly/complete-operations.js';

/**
 * Declares range requests (RFC 9110, section 14) for calls that return a file: request headers, 206 and 416.
 */
export function declareRanges(document: Document): void {
  const acceptRanges = { 'Accept-Ranges': { $ref: '#/components/headers/AcceptRanges' } };
  for (const { method, operation } of operationsOf(document)) {
    if (!answersFile(method, operation)) continue;
    const whole = operation.responses['200'] as Document;
    operation.parameters = [
      ...((operation.parameters ?? []) as Document[]),
      { $ref: '#/components/parameters/Range' },
      { $ref: '#/components/parameters/IfRange' },
    ];
    whole.headers = { ...whole.headers, ...acceptRanges };
    operation.responses['206'] = {
      ...whole,
      description: 'The part of the file that `Range` asks for.',
      headers: { ...whole.headers, 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
    };
    operation.responses['416'] = { $ref: '#/components/responses/RangeNotSatisfiable' };
  }
}
