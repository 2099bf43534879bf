/** Rule 207: attaches a PDF of an archive to its draft. */
import { ArchiveFault } from '../../../../files/archives.ts';
import { contentTypeOf, fileNameFor } from '../../../../files/contentType.ts';
import { assertInertPdf } from '../../../../files/pdfs.ts';
import { sourceOf } from '../../../../files/store.ts';
import { unsupported } from '../../../../problem.ts';
import { payslipById } from '../../store/payslips.ts';
import { holdPayslip } from '../payslip.ts';
import { auditDocument, keepDocument } from '../payslipDocument.ts';
import { leftOut, type DoRow } from './row.ts';

const PDF = 'application/pdf';

export const documentRow: DoRow = async (call, { payslip_id, input }) => {
  const { db, services } = call;
  const id = payslip_id!;
  const entry = input!['entry'] as string;
  const seen = await db.outside.maybe(payslipById, { id });
  if (seen?.status !== 'draft') return leftOut('not_draft', 'The draft was published or deleted meanwhile.');
  const bytes = await contentOf(call.archive(), entry);
  if (contentTypeOf(bytes, [PDF]) === null) throw unsupported(`${entry} is not a PDF.`);
  await assertInertPdf({ contentType: PDF, buffer: () => Promise.resolve(bytes) }, entry);
  const content = { filename: fileNameFor(entry, PDF), contentType: PDF, bytes };
  const fileId = await services.files.stage(db, sourceOf(content), {
    kind: 'payslip',
    ownerId: seen.employee_id,
  });
  const held = await holdPayslip(db, id);
  if (held.status !== 'draft') return leftOut('not_draft', 'The draft was published or deleted meanwhile.');
  auditDocument(call, held, await keepDocument(db, held, fileId));
  return { outcome: 'attached' };
};

async function contentOf(
  archive: ReturnType<Parameters<DoRow>[0]['archive']>,
  entry: string,
): Promise<Buffer> {
  try {
    return await (await archive).content(entry);
  } catch (error) {
    if (error instanceof ArchiveFault) throw unsupported(`The archive cannot be read: ${error.message}.`);
    throw error;
  }
}
