/**
 * Tables that break between rows and repeat their head on each page. Not pdfkit's tables, which do not repeat
 * the head and tag their rules as content.
 */
import type { StructureElement } from 'pdfkit';
import {
  INK,
  PALE_INK,
  RULE,
  shortened,
  ZEBRA,
  type Pdf,
  type PlacedText,
  type TextStyle,
} from './document.ts';

export interface Column {
  head: string;
  /** Share of the table's width: columns of 3 and 1 take three quarters and one quarter. */
  share: number;
  align?: 'left' | 'right';
}

export interface Cell {
  text: string;
  /** A second text below, smaller and paler. */
  below?: string;
}

export interface Row {
  cells: readonly Cell[];
  /** A total: bold, under a stronger rule. */
  sum?: boolean;
}

export interface TableOptions {
  /** In points; the full width by default. The table is right-aligned. */
  width?: number;
  /** Keeps the table on one page if it fits: totals. */
  together?: boolean;
}

const PADDING = 5;
const SIZE = 8.5;
const SMALL: TextStyle = { size: 7.5, color: PALE_INK };

/** Draws the table and moves `pdf.y` below it. A cell higher than half a page is cut. */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly Row[],
  { width = pdf.width, together = false }: TableOptions = {},
): void {
  const left = pdf.left + pdf.width - width;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const places = columns.map(({ share, align = 'left' }, i) => ({
    x: left + (width * columns.slice(0, i).reduce((sum, one) => sum + one.share, 0)) / whole + PADDING,
    width: (width * share) / whole - 2 * PADDING,
    align,
  }));
  const heads = columns.map(({ head }, i): PlacedText => ({
    ...places[i]!,
    text: head,
    y: 0,
    size: SIZE,
    bold: true,
    color: pdf.brand.ink,
  }));
  const headHeight = highest(heads.map((head) => pdf.height(head.text, head.width, head))) + 2 * PADDING;
  const laidOut = rows.map((row) => layOut(pdf, row, places));

  const drawHead = (table: StructureElement | null): void => {
    const y = pdf.y;
    pdf.artifact((canvas) => canvas.rect(left, y, width, headHeight).fill(pdf.brand.color));
    const placed = heads.map((head) => ({ ...head, y: y + PADDING }));
    if (table) {
      const group = pdf.group('THead', table);
      const row = pdf.group('TR', group);
      for (const head of placed) pdf.tagged('TH', [head], { parent: row, scope: 'Column' });
      row.end();
      group.end();
    } else pdf.untagged(placed);
    pdf.y = y + headHeight;
  };

  const rowsHeight = laidOut.reduce((sum, { height }) => sum + height, 0);
  const fitsOnOne = headHeight + rowsHeight <= pdf.pageHeight;
  pdf.room(headHeight + (together && fitsOnOne ? rowsHeight : (laidOut[0]?.height ?? 0)));
  const table = pdf.group('Table');
  drawHead(table);
  const body = pdf.group('TBody', table);
  for (const [n, { cells, height, sum }] of laidOut.entries()) {
    // screen readers read the head only once
    if (pdf.room(height)) drawHead(null);
    const y = pdf.y;
    pdf.artifact((canvas) => {
      if (n % 2 === 1 && !sum) canvas.rect(left, y, width, height).fill(ZEBRA);
      if (sum) line(canvas, left, y, width).lineWidth(1).stroke(INK);
      line(canvas, left, y + height, width)
        .lineWidth(0.5)
        .stroke(RULE);
    });
    const row = pdf.group('TR', body);
    for (const texts of cells)
      pdf.tagged(
        'TD',
        texts.map((text) => ({ ...text, y: y + text.y })),
        { parent: row },
      );
    row.end();
    pdf.y = y + height;
  }
  body.end();
  table.end();
  pdf.y += 10;
}

interface LaidOut {
  /** The texts of each cell, relative to the row's upper edge. */
  cells: PlacedText[][];
  height: number;
  sum: boolean;
}

function layOut(
  pdf: Pdf,
  { cells, sum = false }: Row,
  places: readonly { x: number; width: number; align: 'left' | 'right' }[],
): LaidOut {
  const tall = pdf.pageHeight / 2;
  let height = 0;
  const laidOut = cells.map(({ text, below }, i) => {
    const place = places[i]!;
    let y = PADDING;
    const placed = (whole: string, style: TextStyle): PlacedText => {
      const fits = (part: string) => pdf.height(part, place.width, style) <= tall;
      const one = { ...place, ...style, text: shortened(whole, fits), y };
      y += pdf.height(one.text, place.width, style) + 1;
      return one;
    };
    const texts = [placed(text, { size: SIZE, bold: sum })];
    if (below) texts.push(placed(below, SMALL));
    height = Math.max(height, y - 1 + PADDING);
    return texts;
  });
  return { cells: laidOut, height, sum };
}

const line = (canvas: Parameters<Parameters<Pdf['artifact']>[0]>[0], x: number, y: number, width: number) =>
  canvas.moveTo(x, y).lineTo(x + width, y);

const highest = (heights: readonly number[]): number => Math.max(...heights);
