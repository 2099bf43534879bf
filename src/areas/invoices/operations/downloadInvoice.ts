import type { Answer, Call } from '../../../contract.ts';
import { attachmentOf } from '../../../files/attachment.ts';
import { ownsRecord } from '../../../people/subject.ts';
import { notFound } from '../../../problem.ts';
import { invoiceById } from '../store/invoices.ts';

/** The files stored when the invoice was issued; 404 except for the contractor and admins. */
export default async function downloadInvoice({
  params,
  query,
  accepted,
  caller,
  db,
  services,
}: Call<'downloadInvoice'>): Promise<Answer<'downloadInvoice'>> {
  const row = await db.maybe(invoiceById, { id: params.invoice_id });
  const theirs = row && (caller.role === 'admin' || ownsRecord(caller, row.employee_id));
  const format = query.format ?? (accepted === 'application/xml' ? 'xrechnung' : 'pdf');
  const id = format === 'xrechnung' ? row?.xml_file_id : row?.pdf_file_id;
  const file = theirs && id ? await services.files.find(db, id) : undefined;
  if (!file) throw notFound();
  return { status: 200, ...attachmentOf<'application/pdf' | 'application/xml'>(file) };
}
