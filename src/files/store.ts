/**
 * Stores files in Postgres, so that a file and its record are written and deleted in one transaction, behind the same
 * walls, and every process sees it. Storing the bytes somewhere else would change this module alone; a file's id is its
 * name here. Files are never changed, only replaced.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';
import type { FileContent } from './content.ts';

/** A file without its bytes. */
export interface FileRow {
  id: string;
  filename: string;
  content_type: string;
  /** In bytes. */
  size: number;
}

/** SQL of the file that a column names, as a `FileRow` in JSON; null where there is none. */
export const fileOf = (column: string): string => `
  (SELECT json_build_object('id', f.id, 'filename', f.filename, 'content_type', f.content_type, 'size', f.size)
     FROM files f WHERE f.workspace_id = $1 AND f.id = ${column})`;

const insertFile = statement<
  { id: string },
  {
    kind: string;
    owner_id: string;
    filename: string;
    content_type: string;
    size: number;
    sha256: Buffer;
    content: Buffer;
  }
>(`
  INSERT INTO files (workspace_id, kind, owner_id, filename, content_type, size, sha256, content)
  VALUES ($1, $kind, $owner_id, $filename, $content_type, $size, $sha256, $content) RETURNING id`);

const fileContent = statement<
  { filename: string; content_type: string; sha256: Buffer; content: Buffer },
  { id: string }
>('SELECT filename, content_type, sha256, content FROM files WHERE workspace_id = $1 AND id = $id');

const deleteFile = statement<NoRow, { id: string }>('DELETE FROM files WHERE workspace_id = $1 AND id = $id');

export interface NewFile {
  /** What it is for: `absence_document`, `photo`. */
  kind: string;
  ownerId: string;
  content: FileContent;
}

/** Stores a file, in the transaction; returns its id. */
export async function keepFile(tx: Queries, { kind, ownerId, content }: NewFile): Promise<string> {
  const { filename, contentType, bytes } = content;
  const sha256 = createHash('sha256').update(bytes).digest();
  const row = await tx.one(insertFile, {
    kind,
    owner_id: ownerId,
    filename,
    content_type: contentType,
    size: bytes.length,
    sha256,
    content: bytes,
  });
  return row.id;
}

/** A file with its bytes, and the tag that names this content (an `ETag`); undefined where there is none. */
export async function readFile(
  db: Queries,
  id: string,
): Promise<{ content: FileContent; tag: string } | undefined> {
  const row = await db.maybe(fileContent, { id });
  return (
    row && {
      content: { filename: row.filename, contentType: row.content_type, bytes: row.content },
      tag: `"${row.sha256.toString('base64url').slice(0, 22)}"`,
    }
  );
}

/** Deletes a file; nothing may refer to it any more. */
export const forgetFile = (tx: Queries, id: string): Promise<number> => tx.count(deleteFile, { id });
