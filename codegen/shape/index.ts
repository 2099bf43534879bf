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
 * From the contract's files to the published document: envelopes and events get names, headers and error codes are
 * declared, members are described, defaults become text, and the document is split by area.
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
