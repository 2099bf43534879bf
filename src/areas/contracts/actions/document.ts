/** The PDF of a contract as a file: the one place of this area that reads and writes files. */
import type { Tx, Queries } from '../../../db/handle.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import type { FileContent } from '../../../files/content.ts';
import { forgetFile, keepFile, readFile } from '../../../files/store.ts';
import type { ContractRow } from '../store/contracts.ts';
import { attachDocument, type DocumentRow } from '../store/documents.ts';

/** Puts a PDF in place of the one there is; null where the contract is signed or waits for a signature by now. */
export async function keepDocument(
  db: Tx,
  row: ContractRow,
  content: FileContent,
): Promise<DocumentRow | null> {
  const file_id = await keepFile(db, { kind: 'contract_document', ownerId: row.employee_id, content });
  const kept = await db.maybe(attachDocument, { id: row.id, file_id });
  if (!kept) return null;
  if (row.document) await forgetFile(db, row.document.id);
  return kept.document;
}

/** The PDF as an answer; undefined where there is none. */
export async function documentAnswer(db: Queries, row: ContractRow) {
  const file = row.document && (await readFile(db, row.document.id));
  if (!file) return undefined;
  const { content, headers } = attachmentOf<'application/pdf'>(file.content);
  return { content, headers: { ...headers, ETag: file.tag } };
}
