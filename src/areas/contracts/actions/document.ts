/** Stores and reads the PDF of a contract. */
import type { Tx, Queries } from '../../../db/handle.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { Incoming } from '../../../files/content.ts';
import { forgetFile, keepStaged, type DocumentRow, type FileStore } from '../../../files/store.ts';
import type { ContractRow } from '../store/contracts.ts';
import { attachDocument } from '../store/documents.ts';

/** Stores the bytes before the transaction begins; `keepDocument` attaches them. Returns the file's id. */
export const stageDocument = (
  { db, services }: { db: Tx; services: { files: FileStore } },
  { employee_id }: Pick<ContractRow, 'employee_id'>,
  file: Incoming,
): Promise<string> => services.files.stage(db, file, { kind: 'contract_document', ownerId: employee_id });

/** Replaces the document with a staged PDF. Null if the contract is signed or waits for that by now. */
export async function keepDocument(db: Tx, row: ContractRow, file_id: string): Promise<DocumentRow | null> {
  await keepStaged(db, file_id);
  const kept = await db.maybe(attachDocument, { id: row.id, file_id });
  if (!kept) return null;
  if (row.document) await forgetFile(db, row.document.id);
  return kept.document;
}

/** The PDF as an answer, or undefined if there is none. */
export async function documentAnswer(
  { db, services }: { db: Queries; services: { files: FileStore } },
  row: ContractRow,
) {
  const file = row.document && (await services.files.find(db, row.document.id));
  return file ? attachmentOf<'application/pdf'>(file) : undefined;
}
