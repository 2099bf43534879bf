/**
 * Reads an archive from an untrusted source. Entry names must be those of an export, and none is used as a
 * path; the claimed unpacked size is limited by the packed size; unpacked bytes are compared with the
 * manifest.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ArchiveFault, entriesOf } from '../files/archives.ts';

/** Why an archive is refused, as a text for the operator. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

export const refused = (text: string): ArchiveRefused => new ArchiveRefused(text);

/** An entry as the manifest describes it. */
export interface Listed {
  name: string;
  /** Number of rows of a table; null for a file. */
  rows: number | null;
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: 1;
  version: string;
  workspace: { id: string; slug: string; name: string };
  taken_at: string;
  complete: boolean;
  entries: readonly Listed[];
}

export interface Archive {
  manifest: Manifest;
  /** The entry's bytes in pieces. Throws ArchiveRefused if they differ from the manifest. */
  read(entry: Listed): AsyncIterable<Buffer>;
  close(): void;
}

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const NAMES = new RegExp(`^(manifest\\.json|[a-z]+/[a-z_]+\\.jsonl|files/${UUID}(\\.[a-z\\d]{1,8})?)$`);
const MANIFEST = 'manifest.json';
/** Maximum bytes of a manifest, which is read into memory. */
const MANIFEST_MOST = 64 * 1024 * 1024;

/**
 * Opens an archive and reads its manifest.
 * @throws ArchiveRefused for a file that is not an archive or is truncated
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? refused(`There is no file ${file}.`)
        : broken(error);
    },
  );
  try {
    const entries = await entriesOf(zip, faultOfName).catch((error: unknown) => {
      throw broken(error);
    });
    const found = entries.get(MANIFEST);
    if (!found || found.uncompressedSize > MANIFEST_MOST) throw refused('The archive has no manifest.');
    const pieces: Buffer[] = [];
    for await (const piece of bytesOf(zip, found)) pieces.push(piece);
    const manifest = manifestOf(Buffer.concat(pieces).toString('utf8'));
    assertSame(manifest, entries);
    return {
      manifest,
      read: (listed) => checked(listed, bytesOf(zip, entries.get(listed.name)!)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function broken(error: unknown): ArchiveRefused {
  if (error instanceof ArchiveRefused) return error;
  if (error instanceof ArchiveFault) return refused(`The archive is refused: ${error.message}.`);
  return refused(`The archive cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
}

const faultOfName = (name: string): string | null =>
  NAMES.test(name) ? null : `exports have no entry ${JSON.stringify(name.slice(0, 120))}`;

/** The bytes of an entry; the library throws if there are more or fewer than the directory claims. */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const stream = (await zip.openReadStreamPromise(entry)) as Readable;
    for await (const piece of stream) yield piece as Buffer;
  } catch (error) {
    throw broken(error);
  }
}

async function* checked(listed: Listed, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== listed.sha256) throw refused(`${listed.name} does not match the manifest.`);
}

function manifestOf(text: string): Manifest {
  let parsed: Partial<Manifest>;
  try {
    parsed = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw refused('The manifest is not JSON.');
  }
  if (parsed.format !== 1) throw refused('This version does not know the format of the archive.');
  if (parsed.complete !== true)
    throw refused('The archive has only some areas, or no files: such an archive cannot be imported.');
  const { workspace, entries } = parsed;
  const isWorkspace =
    new RegExp(`^${UUID}$`).test(String(workspace?.id)) && typeof workspace?.slug === 'string';
  if (!isWorkspace || !Array.isArray(entries) || !entries.every(isListed))
    throw refused('The manifest is incomplete.');
  return parsed as Manifest;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isListed = ({ name, rows, bytes, sha256 }: Partial<Listed>): boolean =>
  typeof name === 'string' &&
  (rows === null || isCount(rows)) &&
  isCount(bytes) &&
  /^[\da-f]{64}$/.test(String(sha256));

function assertSame({ entries }: Manifest, found: ReadonlyMap<string, Entry>): void {
  const names = new Set<string>();
  for (const { name, bytes } of entries) {
    if (names.has(name)) throw refused(`The manifest names ${name} twice.`);
    names.add(name);
    const entry = name === MANIFEST ? undefined : found.get(name);
    if (!entry) throw refused(`The archive lacks ${name}.`);
    if (entry.uncompressedSize !== bytes) throw refused(`${name} is not as long as the manifest says.`);
  }
  for (const name of found.keys())
    if (name !== MANIFEST && !names.has(name)) throw refused(`The manifest does not name ${name}.`);
}
