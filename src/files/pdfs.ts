/**
 * PDFs that are kept as they came: whoever sends a receipt may have to show it byte for byte, so it is not rewritten, but
 * refused where something in it would run, or where it has or is another file, too. This is the second wall: files are sent as
 * attachments of the type they have.
 */
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate, type ZlibOptions } from 'node:zlib';
import { atMost } from '../lib/atMost.ts';
import { unsupported } from '../problem.ts';
import type { Incoming } from './content.ts';

/**
 * Names of what runs when a PDF is opened or clicked (ISO 32000-2: 12.6.4.17 JavaScript, 12.6.4.14 renditions, which may have
 * scripts, 12.6.4.6 launched programs, 13.7 rich media, 12.7.8 XFA forms).
 */
const ACTIVE = ['JavaScript', 'Rendition', 'Launch', 'RichMedia', 'XFA'];

/** A letter of a name may be written as `#4a` (7.3.5); what ends a name is white space or a delimiter (7.2.3). */
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
/** What follows `EF`: a dictionary or a reference, perhaps behind a comment; much white space or a long comment is taken for them. */
const LEADS = `(?:${[
  `${WHITE}{0,4}<<`,
  `${WHITE}{1,4}\\d{1,10}[\\0\\t\\n\\f\\r %]`,
  `${WHITE}{0,4}%(?:[^\\r\\n]{0,200}[\\r\\n]${WHITE}{0,4}(?:<<|%|\\d)|[^\\r\\n]{200})`,
  `${WHITE}{5}`,
].join('|')})`;
/**
 * Files inside (7.11.4): the name tree, the annotation, the type of the stream, and the entry that leads to it. `EF` is so short
 * that pictures have it by chance, so what follows it counts, too; with bounds, because no text may take long to look through.
 */
const EMBEDS = new RegExp(
  `${named('EmbeddedFiles', 'EmbeddedFile', 'FileAttachment').source}|/${nameOf('EF')}${LEADS}`,
);
const OBJECTS = named('ObjStm');
const [FIRST, COUNT] = [named('First'), named('N')];
/** One filter, or a list of them. */
const FILTER = new RegExp(`/${nameOf('Filter')}\\s*(\\[[^\\]]*\\]|/[^\\s/<>\\[\\]()%]+)`);
const PREDICTOR = named('Predictor');

/** Bytes that one stream of objects, and all of a file, may have when they are unpacked. */
const MOST_UNPACKED = 16 * 1024 * 1024;
/** Characters behind the end, where readers look for it. */
const MOST_TAIL = 1024;
/** Characters that are searched at once, and those of the next window that are searched with them: no pattern is longer. */
const WINDOW = 512 * 1024;
const OVERLAP = 2 * 1024;
/** Characters of a dictionary that are looked at. */
const MOST_DICTIONARY = 8 * 1024;

/** One at a time: a file is in memory while it is looked at. */
const limited = atMost(1);
const inflated = promisify<Buffer, ZlibOptions, Buffer>(inflate);

/** Null where it is no such stream, or of more than `most` bytes. */
const unpack = (bytes: Buffer, most: number): Promise<Buffer | null> =>
  most > 0 ? inflated(bytes, { maxOutputLength: most }).catch(() => null) : Promise.resolve(null);

/**
 * Throws 415 for a PDF that has scripts or starts something else, has files inside or something behind its end, is an archive at the same time,
 * or hides its objects so that this cannot be told. Other types pass.
 */
export async function assertInertPdf(file: Incoming, field: string): Promise<void> {
  if (file.contentType !== 'application/pdf') return;
  const fault = await limited(async () => faultOf(await file.buffer()));
  if (fault) throw unsupported(`The PDF in ${field} ${fault}`);
}

/** What is wrong with it; null where nothing is. */
async function faultOf(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  // comments and white space are no content, and some programs end with them
  if (end < 0) return 'has no end: it was cut off.';
  const tail = text.slice(end + 5);
  if (tail.length > MOST_TAIL || !/^(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}(?:[\r\n]|$))*$/.test(tail))
    return 'has something else behind its end.';
  if (isArchive(bytes)) return 'is an archive, too.';
  const active = await activeFault(text);
  if (active !== null) return active;
  let left = MOST_UNPACKED;
  for (const { from, filtered } of objectStreams(text)) {
    if (filtered === 'plain') continue;
    // what follows the packed bytes is not read
    const objects = filtered === 'flate' ? await unpack(bytes.subarray(from), left) : null;
    if (!objects)
      return 'is encrypted, damaged or far larger than it looks: it cannot be checked. Print it to a new PDF.';
    left -= objects.length;
    const hidden = await activeFault(objects.toString('latin1'));
    if (hidden !== null) return hidden;
  }
  return null;
}

/** Searched window by window, so that a large file does not hold up other requests: 25 MiB take a quarter of a second. */
async function activeFault(text: string): Promise<string | null> {
  for (let from = 0; from < text.length; from += WINDOW) {
    const window = text.slice(from, from + WINDOW + OVERLAP);
    // what begins in the overlap belongs to the next window, which has all of it
    const found = (pattern: RegExp) => (pattern.exec(window)?.index ?? WINDOW) < WINDOW;
    if (found(RUNS)) return 'has scripts, or something else that would run. Print it to a new PDF.';
    if (found(EMBEDS)) return 'has other files inside. Print it to a new PDF.';
    await setImmediate();
  }
  return null;
}

/** Whether unzip would take it: the record at the end of an archive, whose comment may be a whole PDF (APPNOTE.TXT, 4.3.16). */
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

/** The streams that have objects in them (7.5.7), and how they are packed. */
function* objectStreams(
  text: string,
): Generator<{ from: number; filtered: 'plain' | 'flate' | 'otherwise' }> {
  // a lookbehind in the expression would be tried at each of 25 million bytes
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const before = text.slice(Math.max(0, index - MOST_DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 4);
    // readers do not all ask for the type
    if (!OBJECTS.test(dictionary) && !(FIRST.test(dictionary) && COUNT.test(dictionary))) continue;
    const filter = FILTER.exec(dictionary);
    const single = filter && /^\[?\s*\/FlateDecode\s*\]?$/.test(filter[1]!) && !PREDICTOR.test(dictionary);
    yield { from: index + keyword.length, filtered: !filter ? 'plain' : single ? 'flate' : 'otherwise' };
  }
}
