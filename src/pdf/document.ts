/**
 * Documents that people keep: payslips, invoices. A4, archivable (PDF/A-3a) and accessible (PDF/UA-1):
 * everything drawn is either in the structure tree or marked as an artifact, such as bands and rules.
 *
 * Equal options and texts give equal bytes while the libraries are the same: no clock, no random values. A
 * document that must not change is therefore stored. Drawing takes about 0.1 s of processor time and no I/O.
 *
 * `library.ts` loads pdfkit and the fonts, `drawable.ts` replaces characters that the fonts lack, `table.ts`
 * draws tables, `format.ts` formats amounts and dates, `metadata.ts` writes XMP.
 */
import type PDFDocument from 'pdfkit';
import type { OpenedImage, StructureElement, StructureOptions } from 'pdfkit';
import { drawableWith, type Drawable } from './drawable.ts';
import { library } from './library.ts';
import { FACTUR_X_FILE, metadata, plainTitle } from './metadata.ts';

/** Page margin in points. */
const MARGIN = 48;
/** Points from the footer's rule to the lower edge. */
const FOOT = 56;
const BAND = 78;
/** Maximum size of a logo, and the space above and below it, in points. */
const LOGO = { width: 180, height: 36, above: 20, below: 14 };

/** Soft black and greys; text colours have a contrast of at least 4.5:1 on white. */
export const INK = '#111827';
export const PALE_INK = '#4b5563';
export const RULE = '#d1d5db';
export const ZEBRA = '#f3f4f6';

export interface PdfOptions {
  /** Title in viewers. The file's id is derived from it, so it should contain a number or a person. */
  title: string;
  /** BCP 47 language of the texts. */
  language: string;
  /** Creation time in milliseconds since 1970. */
  at: number;
  /** The workspace's colour and the colour of texts on it, as `#RRGGBB`. */
  brand: { color: string; ink: string };
  /** A PNG above the band of the first page; without it the band is at the top. */
  logo?: Buffer | null;
  /** The invoice as data in the file (Factur-X). */
  facturX?: { xml: string; level: 'EN 16931'; description: string };
}

export interface TextStyle {
  /** In points; 9 by default. */
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export interface Block {
  title: string;
  lines: readonly string[];
}

/** A document that is drawn from top to bottom. Lengths are in points. */
export interface Pdf {
  /** Width between the margins, and the left margin. */
  readonly width: number;
  readonly left: number;
  readonly brand: PdfOptions['brand'];
  /** Position of the next element, from the upper edge. */
  y: number;
  /** A coloured band over the full width with the kind of document and its company. */
  band(texts: { title: string; above: string; right: string }): void;
  /** Blocks of lines side by side, with equal widths. */
  blocks(blocks: readonly Block[]): void;
  /** The main figures in boxes side by side, the last one in the workspace's colour. */
  figures(figures: readonly { label: string; value: string }[]): void;
  heading(text: string): void;
  /** A paragraph; a long one continues on the next page. */
  paragraph(text: string, style?: TextStyle): void;
  /** Adds vertical space. */
  space(height: number): void;
  /** Begins a page if less than `height` is left; returns whether it did. */
  room(height: number): boolean;
  /** Usable height of a page. */
  readonly pageHeight: number;
  /** Draws something that is not content: rules, backgrounds. */
  artifact(draw: (canvas: PDFDocument) => void, kind?: 'Layout' | 'Pagination'): void;
  /**
   * Adds an element to the structure; `parent` is the document by default. Call `end` when it is complete.
   */
  group(type: string, parent?: StructureElement): StructureElement;
  /** Draws texts as one element of the structure. */
  tagged(
    type: string,
    texts: readonly PlacedText[],
    where?: { parent?: StructureElement; scope?: 'Column' | 'Row' },
  ): void;
  /** Draws texts as an artifact: what is repeated on each page. */
  untagged(texts: readonly PlacedText[]): void;
  height(text: string, width: number, style?: TextStyle): number;
  /** Ends the document and draws a footer on each page. */
  finish(footer: (page: number, pages: number) => string): Promise<Buffer>;
}

export interface PlacedText extends TextStyle {
  text: string;
  x: number;
  y: number;
  width: number;
}

export async function openPdf(options: PdfOptions): Promise<Pdf> {
  const { PDFDocument: Document, fonts } = await library();
  const date = new Date(options.at);
  const canvas = new Document({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT + 20 },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: options.language,
    displayTitle: true,
    // the default font cannot be embedded
    font: fonts.regular,
    info: {
      Title: plainTitle(options.title),
      Creator: 'Workforce',
      Producer: 'pdfkit',
      CreationDate: date,
      ModDate: date,
    },
  });
  const bytes = collected(canvas);
  // register under their own names, because under others pdfkit would open them again for every text
  const [regular, heavy] = [fonts.regular.postscriptName, fonts.bold.postscriptName];
  canvas.registerFont(regular, fonts.regular).registerFont(heavy, fonts.bold);
  const root = canvas.struct('Document', {});
  canvas.addStructure(root);
  for (const xml of metadata(options.facturX?.level ?? null)) canvas.appendXML(xml);
  if (options.facturX) attach(canvas, options.facturX, date);

  const drawable = drawableWith(fonts);
  const styled = ({ size = 9, bold = false }: TextStyle) =>
    canvas.font(bold ? heavy : regular).fontSize(size);
  const write = ({ text }: Drawable, { x, y, width, ...style }: PlacedText): void => {
    styled(style)
      .fillColor(style.color ?? INK)
      .text(text, x, y, { width, align: style.align ?? 'left' });
  };
  const bottom = canvas.page.height - FOOT - 20;

  const pdf: Pdf = {
    left: MARGIN,
    width: canvas.page.width - 2 * MARGIN,
    brand: options.brand,
    pageHeight: bottom - MARGIN,
    get y() {
      return canvas.y;
    },
    set y(at) {
      canvas.y = at;
    },

    band({ title, above, right }) {
      const { color, ink } = options.brand;
      // drawn on white, for which it is made; an artifact, because the band repeats what it says
      const logo = options.logo ? drawableImage(canvas, options.logo) : null;
      const top = logo ? LOGO.above + LOGO.height + LOGO.below : 0;
      if (logo) {
        const { width, height } = LOGO;
        pdf.artifact(() =>
          canvas.image(logo, MARGIN, LOGO.above, { fit: [width, height], valign: 'center' }),
        );
      }
      pdf.artifact(() => canvas.rect(0, top, canvas.page.width, BAND).fill(color));
      const half = pdf.width / 2;
      // one line each; the blocks below have the full texts
      const line = (text: string, style: TextStyle, width: number) =>
        shortened(text, (part) => pdf.height(part, width, style) <= pdf.height('X', width, style));
      const small: TextStyle = { size: 9.5, color: ink };
      const large: TextStyle = { size: 19, bold: true, color: ink };
      const beside: TextStyle = { size: 11, color: ink, align: 'right' };
      pdf.tagged('P', [
        { ...small, text: line(above, small, pdf.width), x: MARGIN, y: top + 18, width: pdf.width },
      ]);
      pdf.tagged('H1', [{ ...large, text: line(title, large, half), x: MARGIN, y: top + 34, width: half }]);
      pdf.tagged('P', [
        { ...beside, text: line(right, beside, half), x: MARGIN + half, y: top + 42, width: half },
      ]);
      canvas.y = top + BAND + 22;
    },

    blocks(blocks) {
      const gap = 16;
      const width = (pdf.width - gap * (blocks.length - 1)) / blocks.length;
      const head: TextStyle = { size: 8, bold: true, color: PALE_INK };
      const heights = blocks.map(({ title, lines }) => [
        pdf.height(title, width, head) + 3,
        ...lines.map((text) => pdf.height(text, width) + 1),
      ]);
      const tallest = Math.max(...heights.map((parts) => total(parts)));
      pdf.room(tallest);
      const top = canvas.y;
      for (const [i, { title, lines }] of blocks.entries()) {
        const x = MARGIN + i * (width + gap);
        const yOf = (line: number) => top + total(heights[i]!.slice(0, line));
        pdf.tagged('H2', [{ ...head, text: title, x, y: top, width }]);
        for (const [n, text] of lines.entries()) pdf.tagged('P', [{ text, x, y: yOf(n + 1), width }]);
      }
      canvas.y = top + tallest + 12;
    },

    figures(figures) {
      const gap = 10;
      const height = 46;
      const width = (pdf.width - gap * (figures.length - 1)) / figures.length;
      pdf.room(height);
      const top = canvas.y;
      for (const [i, { label, value }] of figures.entries()) {
        const last = i === figures.length - 1;
        const left = MARGIN + i * (width + gap);
        const { color, ink } = last ? options.brand : { color: ZEBRA, ink: INK };
        pdf.artifact(() => canvas.roundedRect(left, top, width, height, 4).fill(color));
        const inside = { x: left + 12, width: width - 24 };
        const large: TextStyle = { size: 15, bold: true, color: ink };
        // a figure is never cut; it is drawn smaller if it is too long for its box
        while (
          large.size! > 7 &&
          pdf.height(value, inside.width, large) > pdf.height('0', inside.width, large)
        )
          large.size! -= 1;
        pdf.tagged('P', [
          { ...inside, text: label, y: top + 7, size: 8, color: last ? ink : PALE_INK },
          { ...inside, ...large, text: value, y: top + 19 },
        ]);
      }
      canvas.y = top + height + 14;
    },

    heading(text) {
      const style: TextStyle = { size: 11, bold: true };
      const height = pdf.height(text, pdf.width, style);
      // keep some lines of the part on the same page
      pdf.room(height + 60);
      const y = canvas.y;
      pdf.tagged('H2', [{ ...style, text, x: MARGIN, y, width: pdf.width }]);
      canvas.y = y + height + 4;
    },

    paragraph(text, style = {}) {
      for (const part of partsOf(text, 1_200)) {
        const height = pdf.height(part, pdf.width, style);
        pdf.room(height);
        const y = canvas.y;
        pdf.tagged('P', [{ ...style, text: part, x: MARGIN, y, width: pdf.width }]);
        canvas.y = y + height;
      }
      canvas.y += 6;
    },

    space(height) {
      canvas.y += height;
    },

    room(height) {
      if (canvas.y + height <= bottom) return false;
      canvas.addPage();
      canvas.y = MARGIN;
      return true;
    },

    artifact(draw, kind = 'Layout') {
      canvas.markContent('Artifact', { type: kind });
      draw(canvas);
      canvas.endMarkedContent();
    },

    group(type, parent = root) {
      const element = canvas.struct(type, {});
      parent.add(element);
      return element;
    },

    tagged(type, texts, { parent = root, scope } = {}) {
      const drawn = texts.map(({ text }) => drawable(text));
      const what: StructureOptions = scope ? { scope } : {};
      // characters that the fonts lack can still be read aloud and searched
      if (drawn.some(({ lost }) => lost)) what.actual = texts.map(({ text }) => text).join(' ');
      const draw = () => {
        for (const [i, one] of texts.entries()) write(drawn[i]!, one);
      };
      const element = canvas.struct(type, what, [draw]);
      parent.add(element);
      element.end();
    },

    untagged(texts) {
      pdf.artifact(() => {
        for (const one of texts) write(drawable(one.text), one);
      }, 'Pagination');
    },

    height: (text, width, style = {}) => styled(style).heightOfString(drawable(text).text, { width }),

    finish(footer) {
      root.end();
      const { start, count } = canvas.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        canvas.switchToPage(page);
        // a text below the margin would begin another page
        canvas.page.margins.bottom = 0;
        const y = canvas.page.height - FOOT;
        pdf.artifact(() => {
          canvas
            .moveTo(MARGIN, y)
            .lineTo(MARGIN + pdf.width, y)
            .lineWidth(0.5)
            .stroke(RULE);
          const text = drawable(footer(page + 1, count));
          write(text, { text: '', x: MARGIN, y: y + 8, width: pdf.width, size: 7.5, color: PALE_INK });
        }, 'Pagination');
      }
      canvas.end();
      return bytes;
    },
  };
  return pdf;
}

/** Null if the bytes are not an image: a bad logo must not block a payslip. */
function drawableImage(canvas: PDFDocument, png: Buffer): OpenedImage | null {
  try {
    return canvas.openImage(png);
  } catch {
    return null;
  }
}

/** The beginning of a text that `fits`, with an ellipsis if it was cut. */
export function shortened(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  let [fitting, tooLong] = [0, letters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(`${letters.slice(0, middle).join('').trimEnd()} …`)) fitting = middle;
    else tooLong = middle;
  }
  return `${letters.slice(0, fitting).join('').trimEnd()} …`;
}

/** Splits a text between words into parts of about `size` characters. */
function partsOf(text: string, size: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > size) {
    const space = rest.lastIndexOf(' ', size);
    const end = space > 0 ? space : size;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

function attach(
  canvas: PDFDocument,
  { xml, description }: NonNullable<PdfOptions['facturX']>,
  date: Date,
): void {
  canvas.file(Buffer.from(xml), {
    name: FACTUR_X_FILE,
    type: 'text/xml',
    description,
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
}

function collected(canvas: PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    canvas.on('data', (chunk: Buffer) => chunks.push(chunk));
    canvas.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    canvas.on('error', reject);
  });
}

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
