import type { Queries } from '../db/handle.ts';
import type { FileStore } from './store.ts';

/** All bytes of a small file, such as a logo; null if there is none. */
export async function wholeFile(
  files: Pick<FileStore, 'find'>,
  db: Queries,
  id: string | undefined,
): Promise<Buffer | null> {
  const file = id === undefined ? undefined : await files.find(db, id);
  if (!file) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read(0, file.size)) pieces.push(piece);
  return Buffer.concat(pieces);
}
