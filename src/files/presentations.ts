/**
 * Checks presentations. A PPTX is a ZIP file and begins like documents, spreadsheets and apps. All entries
 * are unpacked once, in pieces, and discarded, because only that proves that the sizes in the directory are
 * true.
 */
import { atMost } from '../lib/atMost.ts';
import { unsupported } from '../problem.ts';
import { ArchiveFault, openArchive, rangesOf, type Archive } from './archives.ts';
import type { Incoming } from './content.ts';
import { PPTX } from './contentType.ts';

/** Maximum unpacked bytes of all entries together. */
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
  let archive: Archive | undefined;
  try {
    archive = await openArchive(rangesOf(file), faultOfName);
    const { entries, unpacked } = archive;
    if (!entries.has('[Content_Types].xml') || !entries.has('ppt/presentation.xml'))
      return 'it is another kind of archive';
    const sizes = [...entries.values()].map(({ uncompressedSize }) => uncompressedSize);
    if (sizes.reduce((sum, size) => sum + size, 0) > MOST_UNPACKED)
      return `it unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MiB`;
    for (const entry of entries.values()) for await (const piece of unpacked(entry)) void piece;
    return null;
  } catch (error) {
    if (error instanceof ArchiveFault) return error.message.slice(0, 200);
    throw error;
  } finally {
    archive?.close();
  }
}

const faultOfName = (name: string): string | null =>
  /(^|\/)vbaproject\.bin$/i.test(name) ? 'it has macros' : null;
