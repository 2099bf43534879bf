import type { Answer, Call } from '../../../contract.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import { notFound } from '../../../problem.ts';
import { seesDocument } from '../rules/document.ts';
import { documentOf } from '../store/attachments.ts';

/** The document of an absence. Throws 404 if there is none, and for everyone but the person and admins. */
export default async function getPtoAttachment({
  params,
  caller,
  db,
  services,
}: Call<'getPtoAttachment'>): Promise<Answer<'getPtoAttachment'>> {
  const row = await db.maybe(documentOf, { id: params.absence_id });
  if (!row?.file_id || !seesDocument(caller, row.employee_id)) throw notFound();
  const file = await services.files.find(db, row.file_id);
  if (!file) throw notFound();
  return { status: 200, ...attachmentOf<'application/pdf' | 'image/jpeg' | 'image/png'>(file) };
}
