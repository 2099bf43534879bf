/** Stores, returns and deletes the files of receipts. */
import type { Ending } from '../../../db/drain.ts';
import type { Db, Tx, Queries } from '../../../db/handle.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { Incoming } from '../../../files/content.ts';
import { cleaned } from '../../../files/images.ts';
import { forgetFile, keepStaged, type FileRow } from '../../../files/store.ts';
import { notFound } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { dropForgotten } from '../store/receipts.ts';

/** The file as stored, and the hash of the bytes that were sent. */
export interface StagedReceipt {
  file: FileRow;
  sha256: Buffer;
}

interface Storing {
  db: Tx;
  services: Pick<Services, 'files'>;
}

/**
 * Stores the file before the transaction's first statement. Images are re-encoded without camera metadata; a
 * PDF is unchanged. The hash is of the sent bytes, so that a repeated photo is recognised whatever the
 * encoder does. Throws 415 or 422.
 */
export async function stageReceipt(
  { db, services }: Storing,
  ownerId: string,
  sent: Incoming,
): Promise<StagedReceipt> {
  const content = await cleaned(sent, 'file');
  const id = await services.files.stage(db, content, { kind: 'receipt', ownerId });
  const { filename, contentType, size } = content;
  return { file: { id, filename, content_type: contentType, size }, sha256: sent.sha256 };
}

/** Makes a staged file permanent, in the transaction. */
export const keepReceipt = (tx: Queries, { file }: StagedReceipt): Promise<void> => keepStaged(tx, file.id);

export const forgetReceiptFile = (tx: Queries, id: string): Promise<number> => forgetFile(tx, id);

/** Receipts deleted per transaction; each can be large. */
const AT_ONCE = 20;

/**
 * Deletes the receipts and files of claims that were deleted too long ago to be visible. Returns how many.
 */
export async function forgetReceipts(db: Db, ending: Ending): Promise<number> {
  let total = 0;
  for (let count = AT_ONCE; count === AT_ONCE && !ending(); total += count)
    count = await db.transaction(async (tx) => {
      const gone = await tx.rows(dropForgotten, { limit: AT_ONCE });
      for (const { file_id } of gone) await forgetFile(tx, file_id);
      return gone.length;
    });
  return total;
}

type ReceiptType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * The file as an attachment, so that browsers do not display it (rule 45). Throws 404 if it no longer exists.
 */
export async function receiptAnswer(
  { db, services }: { db: Queries; services: Pick<Services, 'files'> },
  id: string,
): Promise<{ status: 200 } & ReturnType<typeof attachmentOf<ReceiptType>>> {
  const file = await services.files.find(db, id);
  if (!file) throw notFound();
  return { status: 200, ...attachmentOf<ReceiptType>(file) };
}
