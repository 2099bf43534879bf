/** Multipart bodies, written by hand: valid ones as browsers send them, and invalid ones. */

export interface FormPart {
  name: string;
  /** A part with a filename is a file. */
  filename?: string;
  type?: string;
  content: Buffer | string;
}

const BOUNDARY = 'boundary-of-tests';

/** A body and its header, for `request`. */
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

/** One file under the name `file`. */
export const upload = (content: Buffer | string, filename = 'note.pdf', type = 'application/octet-stream') =>
  form([{ name: 'file', filename, type, content }]);

/** The smallest content that begins and ends like a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** The smallest picture: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12M4Y2wMAAMBATMV4WRMAAAAAElFTkSuQmCC',
  'base64',
);
