/** pdfkit and the fonts, loaded once, because reading a font takes longer than writing a page. */
import type { Font } from 'fontkit';
import type PdfKit from 'pdfkit';
import { installedFile } from '../lib/installedFile.ts';

/** Noto Sans: Latin, Greek, Cyrillic and Vietnamese, with currency signs. */
export type Fonts = Record<'regular' | 'bold', Font>;

export interface Library {
  PDFDocument: typeof PdfKit;
  fonts: Fonts;
}

let loaded: Promise<Library> | undefined;

/** Loads both with the first document, because they are large and most processes never need them. */
export const library = (): Promise<Library> => (loaded ??= load());

async function load(): Promise<Library> {
  const { openSync } = await import('fontkit');
  const { default: PDFDocument } = await import('pdfkit');
  const open = (name: Parameters<typeof installedFile>[0]) => openSync(installedFile(name));
  return { PDFDocument, fonts: { regular: open('regularFont'), bold: open('boldFont') } };
}
