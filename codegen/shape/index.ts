import type { Document } from '../document.ts';
import { byArea, type Parts } from './areas.ts';
import { declareCodes } from './codes.ts';
import { defaultsInWords } from './defaults.ts';
import { declareEndings } from './endings.ts';
import { nameEnvelopes } from './envelopes.ts';
import { completeEvents } from './events.ts';
import { declareHeaders } from './headers.ts';
import { ownMembers } from './members.ts';
import { openEnumsSaid } from './openEnums.ts';
import { declareRanges } from './ranges.ts';
import { describeMembers } from './words.ts';

/**
 * Turns the bundled contract into the published document: names envelopes and events, declares headers and
 * error codes, adds descriptions, and splits the document by area.
 */
export function shape(bundled: Document): { document: Document; parts: Parts } {
  const document = structuredClone(bundled);
  ownMembers(document);
  openEnumsSaid(document);
  declareRanges(document);
  declareCodes(document);
  nameEnvelopes(document);
  completeEvents(document);
  declareHeaders(document);
  declareEndings(document);
  describeMembers(document);
  defaultsInWords(document);
  return { document, parts: byArea(document) };
}
