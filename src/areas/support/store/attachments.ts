/** Files of tickets. Only this module knows how files are stored. */
import type { Queries, Tx } from '../../../db/handle.ts';
import { statement } from '../../../db/statement.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { Incoming } from '../../../files/content.ts';
import { cleaned } from '../../../files/images.ts';
import { fileOf, keepStaged, type FileRow, type FileStore } from '../../../files/store.ts';

export const MOST_ATTACHMENTS = 10;

export type AttachmentRow = FileRow;

/**
 * SQL of the attachments per ticket, oldest first, as JSON. The ids are those of the attachments, not of the
 * files.
 */
export const attachmentsOf = (amongTickets: string): string => `
  SELECT a.ticket_id, json_agg(json_build_object('id', a.id, 'filename', f.filename, 'content_type', f.content_type, 'size', f.size)
                               ORDER BY a.created_at, a.id) AS attachments
    FROM ticket_attachments a
    LEFT JOIN files f ON f.workspace_id = $1 AND f.id = a.file_id
   WHERE a.workspace_id = $1 AND a.ticket_id ${amongTickets}
   GROUP BY a.ticket_id`;

const insertAttachment = statement<
  { id: string; file: FileRow },
  { ticket_id: string; author_id: string; file_id: string; now: string }
>(`
  WITH a AS (
    INSERT INTO ticket_attachments (workspace_id, ticket_id, author_id, file_id, created_at)
    VALUES ($1, $ticket_id, $author_id, $file_id, $now) RETURNING id, file_id
  ) SELECT a.id, ${fileOf('a.file_id')} AS file FROM a`);

const attachmentFile = statement<
  { requester_id: string; file_id: string },
  { ticket_id: string; attachment_id: string }
>(`
  SELECT t.requester_id, a.file_id FROM ticket_attachments a
    JOIN tickets t ON t.workspace_id = $1 AND t.id = a.ticket_id AND t.deleted_at IS NULL
   WHERE a.workspace_id = $1 AND a.ticket_id = $ticket_id AND a.id = $attachment_id`);

/**
 * Stores the file before the transaction begins; images lose their camera metadata. Returns the file's id.
 * `keepAttachment` then attaches it.
 */
export const stageAttachment = async (
  { db, services }: { db: Tx; services: { files: FileStore } },
  ownerId: string,
  file: Incoming,
): Promise<string> =>
  services.files.stage(db, await cleaned(file, 'file'), { kind: 'ticket_attachment', ownerId });

export interface NewAttachment {
  ticketId: string;
  authorId: string;
  fileId: string;
  /** Milliseconds since 1970. */
  now: number;
}

export async function keepAttachment(
  tx: Queries,
  { ticketId, authorId, fileId, now }: NewAttachment,
): Promise<AttachmentRow> {
  await keepStaged(tx, fileId);
  const { id, file } = await tx.one(insertAttachment, {
    ticket_id: ticketId,
    author_id: authorId,
    file_id: fileId,
    now: new Date(now).toISOString(),
  });
  return { id, filename: file.filename, content_type: file.content_type, size: file.size };
}

/** The attachment's file and the ticket's requester; undefined if the ticket has no such attachment. */
export const findAttachment = (db: Queries, ids: { ticket_id: string; attachment_id: string }) =>
  db.maybe(attachmentFile, ids);

/** The file as an answer; undefined if it no longer exists. */
export async function openAttachment<Type extends string>(
  { db, services }: { db: Queries; services: { files: FileStore } },
  fileId: string,
) {
  const file = await services.files.find(db, fileId);
  return file && attachmentOf<Type>(file);
}
