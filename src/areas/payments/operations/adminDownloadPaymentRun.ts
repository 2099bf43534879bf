import type { Answer, Call } from '../../../contract.ts';
import { attachmentOf, served } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { auditRun } from '../announce.ts';
import { runFile } from '../store/runs.ts';

/** The file as it was made: the same bytes each time. It has the accounts of people, so each download is in the trail. */
export default async function adminDownloadPaymentRun(
  call: Call<'adminDownloadPaymentRun'>,
): Promise<Answer<'adminDownloadPaymentRun'>> {
  const { params, db, services } = call;
  const row = await db.maybe(runFile, { id: params.run_id });
  // empty: somebody whom it paid was anonymised
  if (!row || row.file_sealed.length === 0) throw notFound();
  await db.transaction(async (tx) => auditRun({ ...call, db: tx }, 'downloaded file of', params.run_id));
  const bytes = Buffer.from(services.paymentDetails.open(row.file_sealed));
  const filename = `payments-${row.pay_on}-${row.currency}.xml`;
  return {
    status: 200,
    ...attachmentOf<'application/xml'>(served({ filename, contentType: 'application/xml', bytes })),
  };
}
