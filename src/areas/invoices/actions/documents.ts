/** The files of an invoice, made once and stored with it. */
import type { Queries } from '../../../db/handle.ts';
import type { FileContent } from '../../../files/content.ts';
import { keepFile } from '../../../files/store.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { dateText } from '../../../pdf/format.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { invoicePdf } from '../present/pdf.ts';
import { xrechnung } from '../present/ubl.ts';
import { documentOf, type DocumentFacts } from '../rules/document.ts';

/** An invoice's PDF and its XML. */
export async function filesOf(
  facts: DocumentFacts,
  workspace: Pick<Workspace, 'brand'> & { logo: Buffer | null },
): Promise<{ pdf: FileContent; xml: FileContent }> {
  const document = documentOf(facts, dateText);
  const pdf = await invoicePdf(document, workspace);
  const bytes = Buffer.from(xrechnung(document), 'utf8');
  return {
    pdf,
    xml: { filename: `xrechnung-${facts.number}.xml`, contentType: 'application/xml', bytes },
  };
}

/** Makes and stores both. */
export async function keepFiles(
  db: Queries,
  ownerId: string,
  facts: DocumentFacts,
  workspace: Pick<Workspace, 'brand'> & { logo: Buffer | null },
): Promise<{ pdf_file_id: string; xml_file_id: string; pdf_sha256: Buffer }> {
  const { pdf, xml } = await filesOf(facts, workspace);
  return {
    pdf_file_id: await keepFile(db, { kind: 'invoice', ownerId, content: pdf }),
    xml_file_id: await keepFile(db, { kind: 'invoice', ownerId, content: xml }),
    pdf_sha256: sha256(pdf.bytes),
  };
}
