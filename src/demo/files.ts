/** Files of the demo: small generated documents, stored like uploads. */
import type { FileContent } from '../files/content.ts';
import { sha256 } from '../lib/sha256.ts';
import type { DemoCompany } from './company.ts';
import { iso } from './days.ts';
import { bytes } from './write.ts';

export interface DemoFile {
  id: string;
  sha256: Buffer;
}

/** Adds a file. `ownerId` is its person, `kind` the area's name for such files. */
export function insertFile(
  company: DemoCompany,
  at: number,
  { kind, ownerId, filename, contentType, bytes: content }: FileContent & { kind: string; ownerId: string },
): DemoFile {
  const id = company.id(at);
  const hash = sha256(content);
  company.insert('files', {
    id,
    created_at: iso(at),
    kind,
    owner_id: ownerId,
    filename,
    content_type: contentType,
    size: content.length,
    sha256: bytes(hash),
  });
  company.insert('file_chunks', { file_id: id, n: 0, bytes: bytes(content) });
  return { id, sha256: hash };
}

/** A small one-page PDF with these lines of Latin-1 text. */
export function onePagePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`).join('\n');
  const page = `BT /F1 11 Tf 24 390 Td 18 TL\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${Buffer.byteLength(text, 'latin1')}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}
