/** Builds multipart bodies by hand: valid ones as browsers send them, and invalid ones. */

import { randomBytes, randomUUID } from 'node:crypto';

export interface FormPart {
  name: string;
  /** Makes the part a file. */
  filename?: string;
  type?: string;
  content: Buffer | string;
}

const BOUNDARY = 'boundary-of-tests';

/** Returns a body and its header, for `request`. */
export function form(parts: FormPart[], end = `--${BOUNDARY}--\r\n`) {
  const chunks = parts.flatMap(({ name, filename, type, content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    `${type ? `\r\nContent-Type: ${type}` : ''}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    body: Buffer.concat([...chunks, end].map((chunk) => Buffer.from(chunk as string))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A form with one file in the field `file`. */
export const upload = (content: Buffer | string, filename = 'note.pdf', type = 'application/octet-stream') =>
  form([{ name: 'file', filename, type, content }]);

/** The shortest content that starts and ends like a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A unique PDF that contains `size` random bytes. */
export const anyPdf = (size = 0): Buffer =>
  Buffer.concat([
    PDF.subarray(0, 9),
    Buffer.from(`2 0 obj<</Length ${size}>>stream\n`),
    randomBytes(size),
    Buffer.from(`\nendstream endobj\n%${randomUUID()}\n`),
    PDF.subarray(9),
  ]);

/** A PDF of exactly `bytes` bytes, padded with `filling`. */
export const pdfOfSize = (bytes: number, filling = '\0'): Buffer =>
  Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(bytes - PDF.length, filling), PDF.subarray(9)]);

/** The smallest image, with one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12M4Y2wMAAMBATMV4WRMAAAAAElFTkSuQmCC',
  'base64',
);
