import type { Document } from '../document.ts';
import { byArea, type Parts } from './areas.ts';
import { defaultsInWords } from './defaults.ts';
import { nameEnvelopes } from './envelopes.ts';
import { completeEvents } from './events.ts';
import { declareHeaders } from './headers.ts';

/**
 * From the contract as its files tell it to the document as it is published: envelopes and events with names, headers
 * declared, defaults in words, each area by itself.
 */
export function shape(bundled: Document): Parts {
  const document = structuredClone(bundled);
  nameEnvelopes(document);
  completeEvents(document);
  declareHeaders(document);
  defaultsInWords(document);
  return byArea(document);
}
