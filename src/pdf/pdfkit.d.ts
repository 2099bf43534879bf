/** The used parts of pdfkit and fontkit: fontkit has no types, and pdfkit's lack tagging. */
declare module 'fontkit' {
  export interface Font {
    postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(path: string): Font;
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit';
  import type { Readable } from 'node:stream';

  /** An element of the structure tree. Its functions draw when it is added to an element in the tree. */
  export interface StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }

  export interface StructureOptions {
    /** Text for screen readers in place of what is drawn (`ActualText`). */
    actual?: string;
    /** For header cells of a table. */
    scope?: 'Column' | 'Row';
  }

  export interface OpenedImage {
    width: number;
    height: number;
  }

  export interface DocumentOptions {
    size: 'A4';
    margins: { top: number; left: number; right: number; bottom: number };
    bufferPages: boolean;
    pdfVersion: '1.7';
    subset: 'PDF/A-3a';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    font: Font;
    info: Record<string, string | Date>;
  }

  export interface TextOptions {
    width: number;
    align?: 'left' | 'right';
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    page: { width: number; height: number; margins: { bottom: number } };
    x: number;
    y: number;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    openImage(png: Buffer): OpenedImage;
    image(
      image: OpenedImage,
      x: number,
      y: number,
      options: { fit: [width: number, height: number]; valign: 'center' },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fill(color: string): this;
    stroke(color: string): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    struct(type: string, options: StructureOptions, children?: (() => void)[]): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: object): this;
    endMarkedContent(): this;
    appendXML(xml: string): void;
    file(
      content: Buffer,
      options: {
        name: string;
        type: string;
        description: string;
        relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement';
        creationDate: Date;
        modifiedDate: Date;
      },
    ): unknown;
    end(): void;
  }
}
