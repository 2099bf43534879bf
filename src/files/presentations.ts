/**
 * Presentations: a PPTX is a ZIP file, and so are texts, tables, programs and apps, whose first bytes are the same. Everything in it
 * is unpacked once, piece by piece, and thrown away: only so is it known that it unpacks to what its directory says.
 */
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { atMost } from '../lib/atMost.ts';
import { unsupported } from '../problem.ts';
import { ArchiveFault, entriesOf } from './archives.ts';
import type { Incoming } from './content.ts';
import { PPTX } from './contentType.ts';

/** Entries that a presentation may have, and bytes of all of them together when they are unpacked. */
const MOST_ENTRIES = 10_000;
const MOST_UNPACKED = 256 * 1024 * 1024;

/** One at a time: unpacking takes the processor for up to a second, on a thread of its own. */
const limited = atMost(1);

/**
 * Throws 415 where a file that begins like a PPTX is none, has macros, names that lead out of a folder, or unpacks to far more than
 * it should. Other types pass.
 */
export async function assertPresentation(file: Incoming, field: string): Promise<void> {
  if (file.contentType !== PPTX) return;
  const fault = await limited(() => faultOf(file));
  if (fault !== null) throw unsupported(`The content of ${field} is no PPTX presentation: ${fault}.`);
}

/** What is wrong with it, as a clause; null where nothing is. Throws the error of a disk that cannot be read. */
async function faultOf(file: Incoming): Promise<string | null> {
  const reader = new IncomingReader(file);
  let zip: ZipFile | undefined;
  try {
    zip = await fromRandomAccessReaderPromise(reader, file.size, {
      autoClose: false,
      strictFileNames: true,
    });
    if (zip.entryCount > MOST_ENTRIES) return 'it has too many entries';
    const entries = await entriesOf(zip, faultOfName);
    if (!entries.has('[Content_Types].xml') || !entries.has('ppt/presentation.xml'))
      return 'it is another kind of archive';
    const sizes = [...entries.values()].map(({ uncompressedSize }) => uncompressedSize);
    if (sizes.reduce((sum, size) => sum + size, 0) > MOST_UNPACKED)
      return `it unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MiB`;
    for (const entry of entries.values()) await unpack(zip, entry);
    return null;
  } catch (error) {
    // a disk that cannot be read says nothing about the file
    if (reader.failure) throw reader.failure;
    if (error instanceof ArchiveFault) return shortened(error.message);
    // the library's texts quote names, and say what of the archive cannot be read
    return `it cannot be read (${shortened(error instanceof Error ? error.message : String(error))})`;
  } finally {
    zip?.close();
  }
}

const faultOfName = (name: string): string | null =>
  /(^|\/)vbaproject\.bin$/i.test(name) ? 'it has macros' : null;

const shortened = (text: string): string => text.slice(0, 200);

/** Throws where the entry has another name at its bytes than in the directory, or unpacks to more or fewer bytes than it says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new ArchiveFault(`${entry.fileName} has two names`);
  const stream = await zip.openReadStreamPromise(entry);
  await finished(stream.resume());
}

/** The file as the library reads it: any part of it, as a stream. */
class IncomingReader extends RandomAccessReader {
  readonly #file: Incoming;
  /** Set when the file could not be read. */
  failure: Error | undefined;

  constructor(file: Incoming) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    const PIECE = 64 * 1024;
    try {
      for (let at = start; at < end; at += PIECE) yield await this.#file.part(at, Math.min(PIECE, end - at));
    } catch (error) {
      this.failure = error as Error;
      throw error;
    }
  }
}
