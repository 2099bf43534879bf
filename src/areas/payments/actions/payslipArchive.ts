/** An archive (ZIP) with the PDFs of payslips (rule 207). */
import { ArchiveFault, openArchive, type Archive, type Ranged } from '../../../files/archives.ts';

/** The kind of a stored archive. */
export const ARCHIVE = 'payslip_archive';

const MIB = 1024 * 1024;
const LARGEST_FILE = 10 * MIB;
const MOST_UNPACKED = 1024 * MIB;
const MOST_FILES = 5_000;

export interface PayslipArchive {
  /** The names of its files. */
  names: string[];
  /** The content of a file, at most 10 MiB. Throws ArchiveFault if the archive lied about it. */
  content(name: string): Promise<Buffer>;
}

/** @throws ArchiveFault for an archive that cannot be read, is hostile or too large; the error of `file` if it fails */
export async function openPayslipArchive(file: Ranged): Promise<PayslipArchive> {
  const archive = await openArchive(file, faultOfName);
  const { entries } = archive;
  if (entries.size > MOST_FILES) throw new ArchiveFault(`it has more than ${MOST_FILES} files`);
  let unpacked = 0;
  for (const { fileName, uncompressedSize } of entries.values()) {
    if (uncompressedSize > LARGEST_FILE)
      throw new ArchiveFault(`${fileName} has more than ${LARGEST_FILE / MIB} MiB`);
    unpacked += uncompressedSize;
  }
  if (unpacked > MOST_UNPACKED) throw new ArchiveFault(`it unpacks to more than ${MOST_UNPACKED / MIB} MiB`);
  return { names: [...entries.keys()], content: (name) => contentOf(archive, name) };
}

const faultOfName = (name: string): string | null =>
  /[\\/]/.test(name) ? `${name} is in a folder; put all files at the top` : null;

async function contentOf({ entries, unpacked }: Archive, name: string): Promise<Buffer> {
  const entry = entries.get(name);
  if (!entry) throw new ArchiveFault(`${name} is missing`);
  const pieces: Buffer[] = [];
  for await (const piece of unpacked(entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}
