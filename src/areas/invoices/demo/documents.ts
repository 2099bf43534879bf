/** Writes invoices of the demo with their lines, taxes and files. */
import type { DemoCompany } from '../../../demo/company.ts';
import { iso } from '../../../demo/days.ts';
import { insertFile } from '../../../demo/files.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { bytes } from '../../../demo/write.ts';
import type { FileContent } from '../../../files/content.ts';
import { filesOf } from '../actions/documents.ts';
import { priced, type Priced } from '../rules/amounts.ts';
import type { DocumentFacts } from '../rules/document.ts';
import type { Told } from './story.ts';

export function amountsOf(lines: Told['lines'], reverseCharge: boolean): Priced {
  const amounts = priced(lines, 'EUR', reverseCharge);
  if (!('errors' in amounts)) return amounts;
  throw new Error(`an invoice of the demo is wrong: ${Object.keys(amounts.errors).join()}`);
}

interface Files {
  pdf_file_id: string | null;
  xml_file_id: string | null;
  pdf_sha256: unknown;
}
export const NO_FILES: Files = { pdf_file_id: null, xml_file_id: null, pdf_sha256: null };

export async function storeFiles(
  company: DemoCompany,
  facts: DocumentFacts,
  { person, at }: { person: DemoPerson; at: number },
): Promise<Files> {
  const files = await filesOf(facts, { ...company.workspace, logo: null });
  const stored = (file: FileContent) =>
    insertFile(company, at, { kind: 'invoice', ownerId: person.id, ...file });
  const [pdf, xml] = [stored(files.pdf), stored(files.xml)];
  return { pdf_file_id: pdf.id, xml_file_id: xml.id, pdf_sha256: bytes(pdf.sha256) };
}

/** Writes an invoice with its lines and taxes. `row`: its other columns. */
export function insertInvoice(
  company: DemoCompany,
  made: number,
  { net, tax, total, lines, taxes }: Priced,
  row: { id: string } & Record<string, unknown>,
): void {
  const created_at = iso(made);
  const of = { created_at, invoice_id: row.id };
  company.insert('invoices', { created_at, net, tax, total, ...row });
  lines.forEach((line, index) =>
    company.insert('invoice_lines', { id: company.id(made), ...of, position: index + 1, ...line }),
  );
  for (const one of taxes) company.insert('invoice_taxes', { id: company.id(made), ...of, ...one });
}
