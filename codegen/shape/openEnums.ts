import { eventsOf, resolve, type Document } from '../document.ts';
import { operationsOf } from '../redocly/complete-operations.js';
import { Remedy } from '../remedy.ts';

/**
 * Adds to every enum of a response or event whether it may get new values within v1
 * (src/openapi/openEnums.ts).
 */
export function openEnumsSaid(document: Document): void {
  const seen = new Set<unknown>();
  const walk = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, enum: values, 'x-open-enum': said } = node as Document;
    if (typeof $ref === 'string') return walk(resolve(document, node), $ref.slice($ref.lastIndexOf('/') + 1));
    if (Array.isArray(values) && typeof said !== 'boolean')
      throw new Remedy(
        `${at}: say beside enum [${values.join(', ')}] x-open-enum: true if values may come later, false if never`,
      );
    for (const [name, one] of Object.entries(node)) if (!SHOWN.has(name)) walk(one, at);
  };
  for (const { operation } of operationsOf(document)) walk(operation.responses, operation.operationId);
  for (const { kind, event } of eventsOf(document)) walk(event.requestBody, kind);
}

const SHOWN = new Set(['example', 'examples', 'const', 'headers']);
