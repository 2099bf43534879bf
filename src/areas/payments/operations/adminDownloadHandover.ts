import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { attachmentOf, served } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { handoverFile } from '../actions/handover/file.ts';
import { handoverById } from '../store/handovers.ts';

/** It contains what people earn, so each download is audited. */
export default async function adminDownloadHandover(
  call: Call<'adminDownloadHandover'>,
): Promise<Answer<'adminDownloadHandover'>> {
  const { params, query, db } = call;
  const row = await db.maybe(handoverById, { id: params.handover_id });
  if (!row) throw notFound();
  const file = handoverFile(row, query.format);
  await db.transaction(async (tx) =>
    audit(
      { ...call, db: tx },
      {
        action: 'downloaded file of',
        resource: 'handover',
        id: row.id,
        changes: { format: [null, query.format] },
      },
    ),
  );
  const { content, headers } = attachmentOf<'application/x-ndjson' | 'text/csv' | 'text/plain'>(served(file));
  return { status: 200, content: { ...content, charset: file.charset }, headers };
}
