/**
 * What an archive holds: a PPTX is a ZIP file, and so are texts, tables, programs and apps, whose first bytes are the same.
 * Only the directory at its end is read, and nothing is unpacked.
 */
import { unsupported } from '../problem.ts';
import type { Incoming } from './content.ts';
import { PPTX } from './contentType.ts';

/** A directory of more bytes is none of a presentation. */
const MOST = 1024 * 1024;
/** Bytes of the record at the end, and the longest comment behind it. */
const END = 22;
const COMMENT = 0xffff;

/**
 * Throws 415 where a file that begins like a PPTX is none, or has macros. Other types pass.
 */
export async function assertPresentation(file: Incoming, field: string): Promise<void> {
  if (file.contentType !== PPTX) return;
  const names = await namesIn(file);
  const has = (name: string) => names.includes(name);
  if (!has('[Content_Types].xml') || !has('ppt/presentation.xml') || has('ppt/vbaProject.bin'))
    throw unsupported(`The content of ${field} is an archive, but no PPTX presentation without macros.`);
}

/** The names of an archive's entries (APPNOTE.TXT, 4.3.12 and 4.3.16); none where it cannot be read. */
async function namesIn({ size, part }: Incoming): Promise<string[]> {
  if (size < END) return [];
  const from = Math.max(0, size - END - COMMENT);
  const tail = await part(from, size - from);
  const end = tail.lastIndexOf('PK\x05\x06', tail.length - END, 'latin1');
  if (end < 0) return [];
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MOST || start + length > from + end) return [];
  return namesOf(await part(start, length));
}

function namesOf(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02014b50) return [];
    const [name, extra, comment] = [28, 30, 32].map((behind) => directory.readUInt16LE(at + behind)) as [
      number,
      number,
      number,
    ];
    names.push(directory.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}
