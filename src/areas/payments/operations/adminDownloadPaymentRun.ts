import type { Answer, Call } from '../../../contract.ts';
import { attachmentHeaders } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { auditRun } from '../announce.ts';
import { runFile } from '../store/runs.ts';

/** The file as it was made: the same bytes each time. It has the accounts of people, so each download is in the trail. */
export default async function adminDownloadPaymentRun(
  call: Call<'adminDownloadPaymentRun'>,
): Promise<Answer<'adminDownloadPaymentRun'>> {
  const { params, db, services } = call;
  const row = await db.maybe(runFile, { id: params.run_id });
  if (!row) throw notFound();
  const text = services.paymentDetails.open(row.file_sealed);
  // it stayed with the installation that made it
  if (text === '') throw notFound();
  await db.transaction(async (tx) => auditRun({ ...call, db: tx }, 'downloaded file of', params.run_id));
  const bytes = Buffer.from(text);
  return {
    status: 200,
    content: {
      type: 'application/xml',
      bytes: {
        size: bytes.length,
        read: async function* (from: number, to: number) {
          yield bytes.subarray(from, to);
        },
      },
    },
    headers: {
      ...attachmentHeaders(`payments-${row.pay_on}-${row.currency}.xml`),
      ETag: `"${row.sha256.toString('base64url').slice(0, 22)}"`,
    },
  };
}
