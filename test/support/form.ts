/** Multipart bodies, written by hand: as browsers send them, and as nobody should. */

export interface FormPart {
  name: string;
  /** With one it is a file. */
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

/** The least that begins like a PDF and ends like one. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** The least picture: one dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12M4Y2wMAAMBATMV4WRMAAAAAElFTkSuQmCC',
  'base64',
);
