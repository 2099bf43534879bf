import type { Answer, Call } from '../../../contract.ts';
import { attachmentOf, served } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { notApproved } from '../actions/viewer.ts';
import { auditRun } from '../announce.ts';
import { runFile } from '../store/runs.ts';

/**
 * The file as it was created, with the same bytes each time. It contains accounts of people, so each download
 * is audited.
 */
export default async function adminDownloadPaymentRun(
  call: Call<'adminDownloadPaymentRun'>,
): Promise<Answer<'adminDownloadPaymentRun'>> {
  const { params, db, services } = call;
  const row = await db.maybe(runFile, { id: params.run_id });
  if (!row) throw notFound();
  if (row.approval === 'waiting' || row.approval === 'rejected') throw notApproved();
  // empty if somebody whom it paid was anonymised, or the workspace was imported from another installation
  const text = row.file_sealed.length === 0 ? '' : services.paymentDetails.open(row.file_sealed);
  if (text === '') throw notFound();
  await db.transaction(async (tx) => auditRun({ ...call, db: tx }, 'downloaded file of', params.run_id));
  const bytes = Buffer.from(text);
  const [extension, contentType] =
    row.format === 'nacha' ? ['ach', 'text/plain'] : ['xml', 'application/xml'];
  const filename = `payments-${row.pay_on}-${row.currency}.${extension}`;
  return {
    status: 200,
    ...attachmentOf<'application/xml' | 'text/plain'>(served({ filename, contentType, bytes })),
  };
}
