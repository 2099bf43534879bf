/** Checks the directory of a ZIP archive from an untrusted source. */
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { Incoming, Seekable } from './content.ts';

/** Why an archive is refused, as a clause that begins with the entry's name or with `its`. */
export class ArchiveFault extends Error {}

/** Maximum compression ratio: texts reach this; a higher ratio is an attack. */
const RATIO = 250;
const SMALL = 64 * 1024;

/**
 * All entries by name.
 * @throws ArchiveFault for a name that `faultOfName` rejects, a duplicate name, an encrypted entry, an
 *   unknown compression, an entry that claims to unpack to more than 64 KiB plus 250 times its size, and
 *   overlapping entries
 * @throws Error of the library for a name that leaves the folder and for an unreadable directory
 */
export async function entriesOf(
  zip: ZipFile,
  faultOfName: (name: string) => string | null,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const fault = faultOfName(entry.fileName) ?? faultOf(entry, entries);
    if (fault !== null) throw new ArchiveFault(fault);
    packed += entry.compressedSize;
    // overlapping entries could claim far more bytes than the file has
    if (packed > zip.fileSize) throw new ArchiveFault('its entries overlap');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function faultOf(entry: Entry, before: ReadonlyMap<string, Entry>): string | null {
  const { fileName: name, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (before.has(name)) return `${name} occurs twice`;
  if (entry.isEncrypted()) return `${name} is encrypted`;
  if (compressionMethod !== 0 && compressionMethod !== 8) return `${name} has an unknown compression`;
  if (uncompressedSize > SMALL + RATIO * compressedSize)
    return `${name} claims to unpack to ${uncompressedSize} bytes of ${compressedSize}`;
  return null;
}

/** Bytes of which a range can be read. */
export type Ranged = Pick<Seekable, 'size' | 'read'>;

/** An open archive, whose directory was checked. */
export interface Archive {
  entries: ReadonlyMap<string, Entry>;
  /** The bytes of an entry. Throws ArchiveFault if they are not as the directory says. */
  unpacked(entry: Entry): AsyncGenerator<Buffer>;
  close(): void;
}

/** Most entries of an archive. */
const MOST_ENTRIES = 10_000;

/**
 * Opens an archive and checks its directory (`entriesOf`).
 * @throws ArchiveFault for an archive that cannot be read; the error of `read` if the bytes cannot be
 */
export async function openArchive(
  file: Ranged,
  faultOfName: (name: string) => string | null,
): Promise<Archive> {
  const reader = new RangedReader(file);
  const faultFor = (error: unknown): unknown => {
    // bytes that cannot be read say nothing about the archive
    if (reader.failure) return reader.failure;
    return error instanceof ArchiveFault ? error : new ArchiveFault(`it cannot be read (${textOf(error)})`);
  };
  let zip: ZipFile | undefined;
  try {
    zip = await fromRandomAccessReaderPromise(reader, file.size, {
      autoClose: false,
      strictFileNames: true,
    });
    if (zip.entryCount > MOST_ENTRIES) throw new ArchiveFault('it has too many entries');
    const entries = await entriesOf(zip, faultOfName);
    return { entries, unpacked: (entry) => unpack(zip!, entry, faultFor), close: () => zip!.close() };
  } catch (error) {
    zip?.close();
    throw faultFor(error);
  }
}

/** Throws if the local header has another name, or the unpacked size is not as declared. */
async function* unpack(
  zip: ZipFile,
  entry: Entry,
  faultFor: (error: unknown) => unknown,
): AsyncGenerator<Buffer> {
  try {
    const { fileName } = await zip.readLocalFileHeaderPromise(entry);
    if (!fileName.equals(entry.fileNameRaw)) throw new ArchiveFault(`${entry.fileName} has two names`);
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw faultFor(error);
  }
}

// the library's texts quote names and say what cannot be read
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** Adapts bytes to the library: any range of them, as a stream. */
class RangedReader extends RandomAccessReader {
  readonly #file: Ranged;
  /** Set when the bytes could not be read. */
  failure: Error | undefined;

  constructor(file: Ranged) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#file.read(start, end);
    } catch (error) {
      this.failure = error as Error;
      throw error;
    }
  }
}

/** The bytes of an upload, in pieces. */
export const rangesOf = (file: Incoming): Ranged => ({
  size: file.size,
  async *read(from, to) {
    const PIECE = 64 * 1024;
    for (let at = from; at < to; at += PIECE) yield await file.part(at, Math.min(PIECE, to - at));
  },
});
