/** Checks the directory of a ZIP archive from an untrusted source. */
import type { Entry, ZipFile } from 'yauzl';

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
