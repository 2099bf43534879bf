/**
 * Checks presentations. A PPTX is a ZIP file and begins like documents, spreadsheets and apps. All entries
 * are unpacked once, in pieces, and discarded, because only that proves that the sizes in the directory are
 * true.
 */
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { atMost } from '../lib/atMost.ts';
import { unsupported } from '../problem.ts';
import { ArchiveFault, entriesOf } from './archives.ts';
import type { Incoming } from './content.ts';
import { PPTX } from './contentType.ts';

/** Maximum number of entries, and maximum unpacked bytes of all entries together. */
const MOST_ENTRIES = 10_000;
const MOST_UNPACKED = 256 * 1024 * 1024;

/** One at a time: unpacking uses one core for up to a second, on zlib's thread. */
const limited = atMost(1);

/**
 * Other types pass.
 * @throws Problem 415 for a file that begins like a PPTX but is not one, for macros, for names that leave the
 *   folder, and for one that unpacks to far more than it should
 */
export async function assertPresentation(file: Incoming, field: string): Promise<void> {
  if (file.contentType !== PPTX) return;
  const fault = await limited(() => faultOf(file));
  if (fault !== null) throw unsupported(`The content of ${field} is not a PPTX presentation: ${fault}.`);
}

/** What is wrong with the file, as a clause, or null. Throws the error if the disk cannot be read. */
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
    // the library's texts quote names and say what cannot be read
    return `it cannot be read (${shortened(error instanceof Error ? error.message : String(error))})`;
  } finally {
    zip?.close();
  }
}

const faultOfName = (name: string): string | null =>
  /(^|\/)vbaproject\.bin$/i.test(name) ? 'it has macros' : null;

const shortened = (text: string): string => text.slice(0, 200);

/** Throws if the local header has another name, or the unpacked size is not as declared. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new ArchiveFault(`${entry.fileName} has two names`);
  const stream = await zip.openReadStreamPromise(entry);
  await finished(stream.resume());
}

/** Adapts the file to the library: any range of it, as a stream. */
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
