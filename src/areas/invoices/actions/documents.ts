/** Makes and stores the files of an invoice. */
import type { Tx } from '../../../db/handle.ts';
import type { FileContent } from '../../../files/content.ts';
import { forgetFile, keepStaged, sourceOf } from '../../../files/store.ts';
import { wholeFile } from '../../../files/whole.ts';
import { sha256 } from '../../../lib/sha256.ts';
import { dateText } from '../../../pdf/format.ts';
import type { Services } from '../../../services.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { invoicePdf } from '../present/pdf.ts';
import { xrechnung } from '../present/ubl.ts';
import { documentOf, type DocumentFacts } from '../rules/document.ts';

/** Makes the PDF and the XML. `draw` lets requests draw the PDF in another thread. */
export async function filesOf(
  facts: DocumentFacts,
  { brand, logo }: Pick<Workspace, 'brand'> & { logo: Buffer | null },
  draw: typeof invoicePdf = invoicePdf,
): Promise<{ pdf: FileContent; xml: FileContent }> {
  const invoice = documentOf(facts, dateText);
  const pdf = await draw({ invoice, brand, logo });
  const bytes = Buffer.from(xrechnung(invoice), 'utf8');
  return {
    pdf,
    xml: { filename: `xrechnung-${facts.number}.xml`, contentType: 'application/xml', bytes },
  };
}

/** The columns of an invoice that refer to its files. */
export interface StagedFiles {
  pdf_file_id: string;
  xml_file_id: string;
  pdf_sha256: Buffer;
}

interface Staging {
  db: Tx;
  services: Pick<Services, 'files' | 'drawer'>;
  workspace: Pick<Workspace, 'brand' | 'logos'>;
}

/** Makes and stages both files; `late` if the transaction has begun already. */
export async function stageFiles(
  { db, services, workspace }: Staging,
  { ownerId, facts, late }: { ownerId: string; facts: DocumentFacts; late: boolean },
): Promise<StagedFiles> {
  const logo = await wholeFile(services.files, db.outside, workspace.logos.light);
  const { pdf, xml } = await filesOf(facts, { brand: workspace.brand, logo }, (content) =>
    services.drawer.draw<typeof invoicePdf>('invoice', content),
  );
  const stage = (content: FileContent) =>
    services.files.stage(db, sourceOf(content), { kind: 'invoice', ownerId }, late);
  return { pdf_file_id: await stage(pdf), xml_file_id: await stage(xml), pdf_sha256: sha256(pdf.bytes) };
}

/** Keeps staged files with this transaction. */
export async function keepFiles(db: Tx, { pdf_file_id, xml_file_id }: StagedFiles): Promise<void> {
  await keepStaged(db, pdf_file_id);
  await keepStaged(db, xml_file_id);
}

/** Discards staged files that are not used. */
export async function dropFiles(db: Tx, { pdf_file_id, xml_file_id }: StagedFiles): Promise<void> {
  await forgetFile(db, pdf_file_id);
  await forgetFile(db, xml_file_id);
}
