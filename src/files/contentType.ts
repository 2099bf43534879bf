/**
 * Detects the media type of a content by its first bytes, because names and declared types cannot be trusted.
 */

interface Kind {
  contentType: string;
  /** File name extensions, the usual one first. */
  endings: readonly string[];
  /** Expected bytes by position. */
  marks: readonly (readonly [at: number, bytes: Buffer])[];
}

export const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const ZIP_MARKS: Kind['marks'] = [[0, Buffer.from('PK\x03\x04', 'latin1')]];

// no SVG or HTML, because they can contain scripts
const KINDS: readonly Kind[] = [
  { contentType: 'application/pdf', endings: ['pdf'], marks: [[0, Buffer.from('%PDF-')]] },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], marks: [[0, Buffer.from([0xff, 0xd8, 0xff])]] },
  {
    contentType: 'image/png',
    endings: ['png'],
    marks: [[0, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]],
  },
  // the bytes between the two marks are the length
  {
    contentType: 'image/webp',
    endings: ['webp'],
    marks: [
      [0, Buffer.from('RIFF')],
      [8, Buffer.from('WEBP')],
    ],
  },
  // reports of banks; a byte order mark may come first
  ...['<?xml', '\ufeff<?xml', '<Document'].map((mark): Kind => ({
    contentType: 'application/xml',
    endings: ['xml'],
    marks: [[0, Buffer.from(mark)]],
  })),
  // the mark of any ZIP file; presentations.ts checks what it contains
  { contentType: PPTX, endings: ['pptx'], marks: ZIP_MARKS },
  { contentType: 'application/zip', endings: ['zip'], marks: ZIP_MARKS },
];

/** The media type of a file's content, of those that are accepted; null if it is none of them. */
export const contentTypeOf = (bytes: Buffer, accepted: readonly string[]): string | null =>
  KINDS.find(
    ({ contentType, marks }) =>
      accepted.includes(contentType) &&
      marks.every(([at, mark]) => bytes.subarray(at, at + mark.length).equals(mark)),
  )?.contentType ?? null;

/** Maximum length of a file name in characters. */
const MAX_NAME = 120;

/**
 * A file name that is safe to show and save: without path and control characters, with an extension that fits
 * the content, so that `report.html` with a PDF in it is opened as a PDF.
 */
export function fileNameFor(sent: string, contentType: string): string {
  const { endings } = KINDS.find((kind) => kind.contentType === contentType)!;
  const base = sent.toWellFormed().split(/[\\/]/).at(-1)!;
  const name = base.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(name)!;
  const fits = endings.includes(ending.toLowerCase());
  const kept = [...(fits ? stem : name)].slice(0, MAX_NAME).join('');
  return `${kept || 'file'}.${fits ? ending.toLowerCase() : endings[0]!}`;
}
