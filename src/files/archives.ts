/** ZIP archives that come from elsewhere: what their directory claims is bounded by what they are. */
import type { Entry, ZipFile } from 'yauzl';

/** Why an archive is refused, as a clause that begins with the entry or with `its`. */
export class ArchiveFault extends Error {}

/** What texts can shrink to; what shrinks more was made to. */
const RATIO = 250;
const SMALL = 64 * 1024;

/**
 * All entries by name. Throws `ArchiveFault` for a name that `faultOfName` objects to, one that occurs twice, what is encrypted or
 * packed in an unknown way, claims to unpack to more than 64 KiB and 250 times its bytes, or shares bytes with others; and the
 * library's errors for names that lead out of a folder and for a directory that cannot be read.
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
    // entries that share bytes can claim far more than there is
    if (packed > zip.fileSize) throw new ArchiveFault('its entries overlap');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function faultOf(entry: Entry, before: ReadonlyMap<string, Entry>): string | null {
  const { fileName: name, compressionMethod, compressedSize, uncompressedSize } = entry;
  if (before.has(name)) return `${name} is in it twice`;
  if (entry.isEncrypted()) return `${name} is encrypted`;
  if (compressionMethod !== 0 && compressionMethod !== 8) return `${name} is compressed in an unknown way`;
  if (uncompressedSize > SMALL + RATIO * compressedSize)
    return `${name} claims to unpack to ${uncompressedSize} bytes of ${compressedSize}`;
  return null;
}
