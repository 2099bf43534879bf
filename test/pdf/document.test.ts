/**
 * PDF documents: what is drawn, tagged and repeated, and that no text can break them. These tests read the
 * bytes; veraPDF (PDF/A-3a, PDF/UA-1) runs where Java is available.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawableWith } from '../../src/pdf/drawable.ts';
import { openPdf, type PdfOptions } from '../../src/pdf/document.ts';
import { amountText, dateText, periodText } from '../../src/pdf/format.ts';
import { library } from '../../src/pdf/library.ts';
import { drawTable } from '../../src/pdf/table.ts';
import { PNG } from '../support/form.ts';
import { elementsOf, pagesOf, textOf, xmpOf } from './support.ts';

const OPTIONS: PdfOptions = {
  title: 'Payslip October 2026',
  language: 'en',
  at: Date.UTC(2026, 10, 2),
  brand: { color: '#1F4B99', ink: '#FFFFFF' },
};
const COLUMNS = [
  { head: 'Description', share: 3 },
  { head: 'Amount', share: 1, align: 'right' as const },
];
const footer = (page: number, pages: number) => `Page ${page} of ${pages}`;
const { fonts } = await library();
const drawable = drawableWith(fonts);

async function made(options: Partial<PdfOptions>, rows: { text: string; below?: string }[]): Promise<Buffer> {
  const pdf = await openPdf({ ...OPTIONS, ...options });
  pdf.band({ above: 'Brightwater Studio', title: 'Payslip', right: 'October 2026' });
  pdf.blocks([{ title: 'Employee', lines: ['Jonas Weber'] }]);
  pdf.heading('Earnings');
  drawTable(
    pdf,
    COLUMNS,
    rows.map((cell) => ({ cells: [cell, { text: '4,200.00' }] })),
  );
  return pdf.finish(footer);
}

describe('a document', () => {
  test('declares PDF/A-3a and PDF/UA, and is tagged, with its title, language and only embedded fonts', async () => {
    const bytes = await made({}, [{ text: 'Base salary' }]);
    const raw = bytes.toString('latin1');
    const xmp = xmpOf(bytes);
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/Lang (en)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw.match(/\/BaseFont \/(\w+\+)?([\w-]+)/g)!.every((font) => font.includes('NotoSans'))).toBe(
      true,
    );
    expect([elementsOf(bytes, 'H1'), elementsOf(bytes, 'Table'), elementsOf(bytes, 'TH')]).toEqual([1, 1, 2]);
    expect(textOf(bytes)).toContain('Base salary');
  });

  test('has the logo above its band; without one, or with invalid image bytes, it is unchanged', async () => {
    const images = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    const plain = await made({}, [{ text: 'Base salary' }]);
    expect(images(await made({ logo: PNG }, [{ text: 'Base salary' }]))).toBeGreaterThan(0);
    for (const logo of [null, Buffer.from('no picture')])
      expect((await made({ logo }, [{ text: 'Base salary' }])).equals(plain)).toBe(true);
  });

  test('has the same bytes for the same texts, drawn alone, next to another one and in any order', async () => {
    const rows = [{ text: 'Base salary', below: 'October' }];
    const alone = await made({}, rows);
    const [other, beside] = await Promise.all([
      made({ title: 'Other' }, [{ text: 'Bonus' }]),
      made({}, rows),
    ]);
    expect(beside.equals(alone)).toBe(true);
    expect(other.equals(alone)).toBe(false);
  });

  test('splits a table of 100 rows between rows; the head is on each page and once in the structure', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => ({ text: `Row ${i}.`, below: 'Detail' }));
    const bytes = await made({}, rows);
    const pages = pagesOf(bytes);
    const text = textOf(bytes);
    expect(pages).toBeGreaterThan(3);
    for (let i = 0; i < 100; i++) expect(text.split(`Row ${i}.\n`)).toHaveLength(2);
    expect(text.split('Description')).toHaveLength(pages + 1);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect([elementsOf(bytes, 'Table'), elementsOf(bytes, 'TH'), elementsOf(bytes, 'TR')]).toEqual([
      1, 2, 101,
    ]);
  });

  test('truncates a cell higher than half a page, and breaks long words and paragraphs', async () => {
    const cut = await made({}, [{ text: 'word '.repeat(3_000) }]);
    expect(pagesOf(cut)).toBeLessThanOrEqual(2);
    expect(textOf(cut)).toContain('…');
    const pdf = await openPdf(OPTIONS);
    pdf.paragraph('x'.repeat(9_000));
    pdf.paragraph('word '.repeat(3_000));
    const long = await pdf.finish(footer);
    expect(textOf(long).split('\n').join('').match(/x/g)).toHaveLength(9_000);
    expect(textOf(long).match(/word/g)).toHaveLength(3_000);
  });

  test('draws Latin, Greek and Cyrillic letters; other scripts are drawn as `?` and read aloud', async () => {
    const bytes = await made({}, [
      { text: 'Łukasz Ångström Ελένη Żółć Жанна Nguyễn €' },
      { text: 'Wang 王明' },
    ]);
    expect(textOf(bytes)).toContain('Łukasz Ångström Ελένη Żółć Жанна Nguyễn €');
    expect(textOf(bytes)).toContain('Wang ??');
    const actual = Buffer.from('Wang 王明', 'utf16le').swap16();
    expect(
      bytes.indexOf(Buffer.concat([Buffer.from('/ActualText ('), Buffer.from('feff', 'hex'), actual])),
    ).toBeGreaterThan(0);
  });

  test('contains the data of an invoice as an attached file, which it declares', async () => {
    const facturX = { xml: '<a>é</a>', level: 'EN 16931' as const, description: 'The invoice as data' };
    const bytes = await made({ facturX }, [{ text: 'Design' }]);
    const raw = bytes.toString('latin1');
    expect(raw).toContain('/AFRelationship /Alternative');
    expect(raw).toContain('(factur-x.xml)');
    expect(xmpOf(bytes)).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(xmpOf(bytes).match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
  });

  test('keeps its XMP well-formed, whatever its title', async () => {
    const bytes = await made({ title: 'A & B <b>"x"</b>\u0000 ]]> \ud800' }, [{ text: 'x' }]);
    expect(xmpOf(bytes)).toContain('A B b "x" /b ]]');
    expect(xmpOf(bytes)).not.toMatch(/& |<b>/);
  });

  test('draws a figure that is too long for its box smaller, and never cuts it', async () => {
    const pdf = await openPdf(OPTIONS);
    pdf.figures(
      ['1,234.00 EUR', '999,999,999,999.00 EUR', '1.00 EUR'].map((value) => ({ label: 'Sum', value })),
    );
    expect(textOf(await pdf.finish(footer))).toContain('999,999,999,999.00 EUR');
  });
});

describe('texts that are drawn', () => {
  test.each([
    ['characters without a glyph shape are dropped', 'a\u200db\u202ec\u00add\ufe0f\u0007', 'abcd', false],
    ['decomposed letters are composed', 'e\u0301', 'é', false],
    ['compatibility forms are expanded', 'Ａ①', 'A1', false],
    ['an arrow has a plainer form', '5 \u2192 6', '5 -> 6', false],
    ['all line breaks are equal', 'a\r\nb\u2028c', 'a\nb\nc', false],
    ['emoji, Chinese, Arabic and Hebrew are replaced', '😀王مא', '????', true],
  ])('%s', (_name, text, drawn, lost) => {
    expect(drawable(text)).toEqual({ text: drawn, lost });
  });

  test('have a glyph for each character, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const one of drawable(text).text)
          expect(one === '\n' || fonts.regular.hasGlyphForCodePoint(one.codePointAt(0)!)).toBe(true);
      }),
    );
  });
});

test('amounts and dates read the same on every machine', () => {
  expect(['0.00', '999.99', '4200.00', '-1234567.50', '999999999999.00'].map(amountText)).toEqual([
    '0.00',
    '999.99',
    '4,200.00',
    '-1,234,567.50',
    '999,999,999,999.00',
  ]);
  expect(dateText('2026-10-01')).toBe('1 October 2026');
  expect(periodText('2028-02-01', '2028-02-29')).toBe('February 2028');
  expect(periodText('2026-10-01', '2026-10-14')).toBe('1 October 2026 – 14 October 2026');
});
