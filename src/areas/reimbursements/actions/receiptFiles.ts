/** The files of receipts. All that the area does with files is here. */
import type { Ending } from '../../../db/drain.ts';
import type { Db, Tx, Queries } from '../../../db/handle.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { Incoming } from '../../../files/content.ts';
import { cleaned } from '../../../files/images.ts';
import { forgetFile, keepStaged, type FileRow } from '../../../files/store.ts';
import { notFound } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { dropForgotten } from '../store/receipts.ts';

/** A receipt that was sent: the file as it is stored, and the hash of its bytes as they came. */
export interface StagedReceipt {
  file: FileRow;
  sha256: Buffer;
}

interface Storing {
  db: Tx;
  services: Pick<Services, 'files'>;
}

/**
 * Writes the file, before the transaction's first statement. Images are encoded again, without the camera's metadata; a
 * PDF stays as it is. The hash is that of what was sent, so that the same photo is the same
 * receipt whatever encodes it. Throws 415, 422.
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

/** It exists from this transaction on. */
export const keepReceipt = (tx: Queries, { file }: StagedReceipt): Promise<void> => keepStaged(tx, file.id);

export const forgetReceiptFile = (tx: Queries, id: string): Promise<number> => forgetFile(tx, id);

/** Receipts that are deleted in one transaction: each may have many bytes. */
const AT_ONCE = 20;

/** Deletes the receipts, and their bytes, of claims that were deleted so long ago that nobody can see them; returns how many. */
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

/** The file as an answer: an attachment, so that no browser shows it in place (rule 45). 404 where it is gone. */
export async function receiptAnswer(
  { db, services }: { db: Queries; services: Pick<Services, 'files'> },
  id: string,
): Promise<{ status: 200 } & ReturnType<typeof attachmentOf<ReceiptType>>> {
  const file = await services.files.find(db, id);
  if (!file) throw notFound();
  return { status: 200, ...attachmentOf<ReceiptType>(file) };
}
