/** pdfkit, and the fonts, read once: reading a font takes longer than writing a page with it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import type PdfKit from 'pdfkit';

/** Noto Sans: Latin, Greek, Cyrillic and Vietnamese, with currency signs. */
const FONT_FILES = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '700Bold/NotoSans_700Bold.ttf',
};

export type Fonts = Record<keyof typeof FONT_FILES, Font>;

export interface Library {
  PDFDocument: typeof PdfKit;
  fonts: Fonts;
}

let loaded: Promise<Library> | undefined;

/** Loads both with the first document: they are large, and most processes never need them. */
export const library = (): Promise<Library> => (loaded ??= load());

async function load(): Promise<Library> {
  const { openSync } = await import('fontkit');
  const { default: PDFDocument } = await import('pdfkit');
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));
  const open = (file: string) => openSync(join(folder, file));
  return { PDFDocument, fonts: { regular: open(FONT_FILES.regular), bold: open(FONT_FILES.bold) } };
}
