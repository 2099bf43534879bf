/**
 * Checks PDFs, which are stored unchanged because the sender may have to show a receipt byte for byte. A PDF
 * is refused if it contains active content, other files, or is itself also another file. This is the second
 * wall: downloads are sent as attachments with their detected type.
 */
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate, type ZlibOptions } from 'node:zlib';
import { atMost } from '../lib/atMost.ts';
import { unsupported } from '../problem.ts';
import type { Incoming } from './content.ts';

/**
 * Names of active content (ISO 32000-2: 12.6.4.17 JavaScript, 12.6.4.14 renditions, which may have scripts,
 * 12.6.4.6 launched programs, 13.7 rich media, 12.7.8 XFA forms).
 */
const ACTIVE = ['JavaScript', 'Rendition', 'Launch', 'RichMedia', 'XFA'];

/** A letter of a name may be written as `#4a` (7.3.5). White space or a delimiter ends a name (7.2.3). */
const nameOf = (text: string): string =>
  [...text]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (one) => `[${one}${one.toUpperCase()}]`)})`,
    )
    .join('');
const END_OF_NAME = '(?![^\\x00\\t\\n\\f\\r ()<>\\[\\]{}/%])';
const named = (...names: string[]): RegExp => new RegExp(`/(?:${names.map(nameOf).join('|')})${END_OF_NAME}`);

const RUNS = named(...ACTIVE);

const WHITE = '[\\0\\t\\n\\f\\r ]';
/** What follows `EF`: a dictionary or a reference, maybe after a comment, or too much space or comment. */
const LEADS = `(?:${[
  `${WHITE}{0,4}<<`,
  `${WHITE}{1,4}\\d{1,10}[\\0\\t\\n\\f\\r %]`,
  `${WHITE}{0,4}%(?:[^\\r\\n]{0,200}[\\r\\n]${WHITE}{0,4}(?:<<|%|\\d)|[^\\r\\n]{200})`,
  `${WHITE}{5}`,
].join('|')})`;
/**
 * Embedded files (7.11.4): name tree, annotation, stream type, and the entry `EF` that leads to them. `EF`
 * occurs in image data by chance, so the following bytes are matched too; with limits, so that no input is
 * slow to search.
 */
const EMBEDS = new RegExp(
  `${named('EmbeddedFiles', 'EmbeddedFile', 'FileAttachment').source}|/${nameOf('EF')}${LEADS}`,
);
const OBJECTS = named('ObjStm');
const [FIRST, COUNT] = [named('First'), named('N')];
const FILTER = new RegExp(`/${nameOf('Filter')}\\s*(\\[[^\\]]*\\]|/[^\\s/<>\\[\\]()%]+)`);
const PREDICTOR = named('Predictor');

/** Maximum unpacked bytes of all object streams of a file. */
const MOST_UNPACKED = 16 * 1024 * 1024;
/** Number of characters after the end in which readers search for it. */
const MOST_TAIL = 1024;
/** Characters per search, and characters of the next window that are searched too; no pattern is longer. */
const WINDOW = 512 * 1024;
const OVERLAP = 2 * 1024;
/** Maximum characters of a dictionary that are searched. */
const MOST_DICTIONARY = 8 * 1024;

/** One file at a time, because it is in memory while it is checked. */
const limited = atMost(1);
const inflated = promisify<Buffer, ZlibOptions, Buffer>(inflate);

/** Null if the stream is damaged or unpacks to more than `most` bytes. */
const unpack = (bytes: Buffer, most: number): Promise<Buffer | null> =>
  most > 0 ? inflated(bytes, { maxOutputLength: most }).catch(() => null) : Promise.resolve(null);

/**
 * Other types pass.
 * @throws Problem 415 for a PDF with active content, embedded files or content after its end, for one that is
 *   also an archive, and for one whose objects cannot be checked
 */
export async function assertInertPdf(
  file: Pick<Incoming, 'contentType' | 'buffer'>,
  field: string,
): Promise<void> {
  if (file.contentType !== 'application/pdf') return;
  const fault = await limited(async () => faultOf(await file.buffer()));
  if (fault) throw unsupported(`The PDF in ${field} ${fault}`);
}

/** What is wrong with the PDF, as a predicate; null if nothing is. */
async function faultOf(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  // comments and white space after the end are allowed, because some programs write them
  if (end < 0) return 'has no end: it was cut off.';
  const tail = text.slice(end + 5);
  if (tail.length > MOST_TAIL || !/^(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}(?:[\r\n]|$))*$/.test(tail))
    return 'has content after its end.';
  if (isArchive(bytes)) return 'is also an archive.';
  const active = await activeFault(text);
  if (active !== null) return active;
  let left = MOST_UNPACKED;
  for (const { from, filtered } of objectStreams(text)) {
    if (filtered === 'plain') continue;
    // bytes after the packed stream are ignored
    const objects = filtered === 'flate' ? await unpack(bytes.subarray(from), left) : null;
    if (!objects)
      return 'is encrypted, damaged or far larger than it looks: it cannot be checked. Print it to a new PDF.';
    left -= objects.length;
    const hidden = await activeFault(objects.toString('latin1'));
    if (hidden !== null) return hidden;
  }
  return null;
}

/** Searches window by window, so that a large file does not block other requests: 25 MiB take 250 ms. */
async function activeFault(text: string): Promise<string | null> {
  for (let from = 0; from < text.length; from += WINDOW) {
    const window = text.slice(from, from + WINDOW + OVERLAP);
    // a match that begins in the overlap is found in the next window
    const found = (pattern: RegExp) => (pattern.exec(window)?.index ?? WINDOW) < WINDOW;
    if (found(RUNS)) return 'contains scripts or other active content. Print it to a new PDF.';
    if (found(EMBEDS)) return 'contains other files. Print it to a new PDF.';
    await setImmediate();
  }
  return null;
}

/** Whether it ends with the end record of a ZIP, whose comment may be a whole PDF (APPNOTE.TXT, 4.3.16). */
function isArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 22 - 0xffff);
  for (
    let at = bytes.indexOf('PK\x05\x06', from, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x05\x06', at + 4, 'latin1')
  )
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
  return false;
}

/** The streams that contain objects (7.5.7), and how they are packed. */
function* objectStreams(
  text: string,
): Generator<{ from: number; filtered: 'plain' | 'flate' | 'otherwise' }> {
  // a lookbehind in the expression would be tried at each of 25 million bytes
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const before = text.slice(Math.max(0, index - MOST_DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 4);
    // some readers do not check the type, so other signs of an object stream count too
    if (!OBJECTS.test(dictionary) && !(FIRST.test(dictionary) && COUNT.test(dictionary))) continue;
    const filter = FILTER.exec(dictionary);
    const single = filter && /^\[?\s*\/FlateDecode\s*\]?$/.test(filter[1]!) && !PREDICTOR.test(dictionary);
    yield { from: index + keyword.length, filtered: !filter ? 'plain' : single ? 'flate' : 'otherwise' };
  }
}
