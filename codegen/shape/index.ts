import type { Document } from '../document.ts';
import { byArea, type Parts } from './areas.ts';
import { declareCodes } from './codes.ts';
import { defaultsInWords } from './defaults.ts';
import { nameEnvelopes } from './envelopes.ts';
import { completeEvents } from './events.ts';
import { declareHeaders } from './headers.ts';

/**
 * From the contract as its files tell it to the document as it is published: envelopes and events with names, headers
 * and error codes declared, defaults in words, each area by itself.
 */
export function shape(bundled: Document): { document: Document; parts: Parts } {
  const document = structuredClone(bundled);
  declareCodes(document);
  nameEnvelopes(document);
  completeEvents(document);
  declareHeaders(document);
  defaultsInWords(document);
  return { document, parts: byArea(document) };
}
