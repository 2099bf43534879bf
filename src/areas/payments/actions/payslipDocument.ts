/** The PDF of a draft that was uploaded (rule 212). */
import type { Tx } from '../../../db/handle.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import { forgetFile, keepStaged } from '../../../files/store.ts';
import { payslipById, setDocument, type PayslipRow } from '../store/payslips.ts';

/** Makes a staged file the document of a held draft, in place of an earlier one. */
export async function keepDocument(db: Tx, held: PayslipRow, fileId: string): Promise<PayslipRow> {
  await keepStaged(db, fileId);
  await db.one(setDocument, { id: held.id, file_id: fileId });
  if (held.document) await forgetFile(db, held.document.id);
  return db.one(payslipById, { id: held.id });
}

export const auditDocument = (call: Writing, held: PayslipRow, row: PayslipRow): void =>
  audit(call, {
    action: 'attached document to',
    resource: 'payslip',
    id: row.id,
    changes: { document_sha256: [held.document?.sha256 ?? null, row.document!.sha256] },
  });
