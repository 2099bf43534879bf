/**
 * PDFs are stored unchanged if they contain nothing that runs and are not another file type at the same time.
 */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { onePagePdf } from '../../src/demo/files.ts';
import type { Incoming } from '../../src/files/content.ts';
import { assertInertPdf } from '../../src/files/pdfs.ts';
import { openPdf } from '../../src/pdf/document.ts';
import { PDF } from '../support/form.ts';

const sent = (bytes: Buffer, contentType = 'application/pdf') =>
  ({ contentType, buffer: () => Promise.resolve(bytes) }) as unknown as Incoming;
const fault = (bytes: Buffer | string): Promise<string | null> =>
  assertInertPdf(sent(Buffer.from(bytes as string)), 'file').then(
    () => null,
    (error: { status: number; options: { detail: string } }) => `${error.status} ${error.options.detail}`,
  );

const around = (...objects: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer<<>>\n%%EOF\n'].map((one) => Buffer.from(one as string)),
  );
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<<${dictionary}>>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const objects = (text: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  around(stream(dictionary, deflateSync(Buffer.from(text))));

const BRAND = { color: '#123456', ink: '#ffffff' };
const SCRIPT = '1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj';

describe('a PDF as a receipt', () => {
  test('passes as tills, this service and form programs write it; other types are not checked', async () => {
    const pdf = await openPdf({
      title: 'Payslip',
      language: 'en',
      at: 0,
      brand: BRAND,
    });
    pdf.heading('JavaScript');
    for (const bytes of [
      PDF,
      onePagePdf(['Taxi', 'JavaScript']),
      await pdf.finish(() => 'Page'),
      around('1 0 obj<</OpenAction[3 0 R/Fit]/AcroForm<</Fields[]>>/Names<</Dests 4 0 R>>>>endobj'),
      around('1 0 obj<</JavaScripts true/LaunchDate(x)/S/URI>>endobj'),
      around('1 0 obj<</Type/Filespec/UF(other.pdf)/EFs 4 0 R/EF/Name>>endobj'),
      objects('1 0 <</Type/Page>>'),
      Buffer.concat([PDF, Buffer.from('\0\0 \r\n% written by a scanner\n')]),
      // saved again, with one end marker for each time
      Buffer.concat([PDF, Buffer.from('5 0 obj<<>>endobj\n%%EOF')]),
    ])
      expect(await fault(bytes)).toBeNull();
    await assertInertPdf(sent(Buffer.from(SCRIPT), 'image/png'), 'file');
  });

  test.each([
    ['scripts', around(SCRIPT)],
    ['scripts under an escaped name', around('1 0 obj<</S/Java#53cr#69pt/JS 3 0 R>>endobj')],
    ['scripts in a name tree', around('1 0 obj<</Names<</JavaScript<</Names[(a) 3 0 R]>>>>>>endobj')],
    ['a program to launch', around('1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj')],
    ['a rendition with a script', around('1 0 obj<</S/Rendition/JS(x)>>endobj')],
    ['rich media', around('1 0 obj<</Subtype/RichMedia>>endobj')],
    ['a form with scripts', around('1 0 obj<</AcroForm<</XFA 3 0 R>>>>endobj')],
    ['scripts in compressed objects', objects('1 0 <</S/JavaScript/JS(x)>>')],
    [
      'scripts in compressed objects without a type',
      objects('1 0 <</S/JavaScript>>', '/N 1/First 4/Filter[/FlateDecode]'),
    ],
    [
      'scripts in compressed objects under an escaped name',
      objects('<</S/JavaScript>>', '/Type/Obj#53tm/Filter/FlateDecode'),
    ],
    ['scripts after the first end marker', Buffer.concat([PDF, Buffer.from(`${SCRIPT}\n%%EOF\n`)])],
  ])('415 for %s', async (_what, bytes) => {
    expect(await fault(bytes)).toBe(
      '415 The PDF in file contains scripts or other active content. Print it to a new PDF.',
    );
  });

  test.each([
    ['a name tree of files', '<</Names<</EmbeddedFiles 4 0 R>>>>'],
    ['an attachment on a page', '<</Subtype/FileAttachment/FS 4 0 R>>'],
    ['an attachment under an escaped name', '<</Subtype/File#41ttachment/FS 4 0 R>>'],
    ['a file specification', '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>'],
    ['a file specification by reference', '<</F(a.exe)/EF 7 0 R>>'],
    ['a file specification with white space in it', '<</F(a.exe)/E#46 \r\n<</F 7 0 R>>>>'],
    ['a file specification with a comment in it', '<</F(a.exe)/EF %x\n 7%\n0 R>>'],
    ['a file specification with two comments in it', '<</F(a.exe)/EF%x\n%<<\n<</F 7 0 R>>>>'],
    ['a file specification with a long comment in it', `<</F(a.exe)/EF%${'<'.repeat(5_000)}\n<</F 7 0 R>>>>`],
    ['a file specification with much white space in it', `<</F(a.exe)/EF${' '.repeat(5_000)}<</F 7 0 R>>>>`],
  ])('415 for embedded files: %s, plain or compressed', async (_what, dictionary) => {
    const says = '415 The PDF in file contains other files. Print it to a new PDF.';
    expect(await fault(around(`1 0 obj${dictionary}endobj`))).toBe(says);
    expect(await fault(objects(`1 0 ${dictionary}`))).toBe(says);
  });

  test('415 for an invoice of this service with its data: uploads must have no embedded files', async () => {
    const facturX = { xml: '<a/>', level: 'EN 16931' as const, description: 'Data' };
    const pdf = await openPdf({ title: 'Invoice', language: 'en', at: 0, brand: BRAND, facturX });
    expect(await fault(await pdf.finish(() => 'Page'))).toContain('contains other files');
  });

  test.each([
    ['names that resemble a file specification', '/EF%'],
    ['names with comments', '/EF%x\n'],
    ['names with white space', '/EF   '],
    ['white space', `/EF${' '.repeat(13)}`],
  ])('checks 10 MiB of %s in less than 3 seconds', async (_what, piece) => {
    const began = performance.now();
    await fault(around(piece.repeat((10 * 1024 * 1024) / piece.length)));
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test.each([
    ['encrypted objects', around(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', randomBytes(200)))],
    ['objects compressed twice', objects('1 0 <<>>', '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]')],
    [
      'objects compressed with a predictor',
      objects('1 0 <<>>', '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>'),
    ],
    [
      'a megabyte that decompresses to a gigabyte',
      around(
        ...Array.from({ length: 64 }, () =>
          stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.alloc(16 * 1024 * 1024))),
        ),
      ),
    ],
  ])('415 for %s, which cannot be checked', async (_what, bytes) => {
    expect(await fault(bytes)).toContain(
      '415 The PDF in file is encrypted, damaged or far larger than it looks',
    );
  });

  const zip = (comment: number) =>
    Buffer.concat([
      Buffer.from('PK\x05\x06', 'latin1'),
      Buffer.alloc(16),
      Buffer.from([comment & 255, comment >> 8]),
    ]);
  test.each([
    ['no end', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj'), 'has no end'],
    [
      'an HTML page after its end',
      Buffer.concat([PDF, Buffer.from('<html><script>1</script>')]),
      'after its end',
    ],
    ['a program after its end', Buffer.concat([PDF, randomBytes(5_000)]), 'after its end'],
    ['other text in a comment after its end', `${PDF.toString()}%${'x'.repeat(5_000)}`, 'after its end'],
    ['an archive after its end', Buffer.concat([PDF, zip(0)]), 'after its end'],
    ['an archive whose comment is the rest of the PDF', around(zip(19)), 'is also an archive'],
  ])('415 for %s', async (_what, bytes, why) => {
    expect(await fault(bytes)).toContain(why);
  });

  test('passes whatever bytes a picture in it has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
        expect(await fault(around(stream('/Subtype/Image/Filter/DCTDecode', Buffer.from(bytes))))).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('is checked without an exception, whatever else it contains', async () => {
    const piece = fc.constantFrom(
      'obj',
      ' obj',
      'stream\n',
      'endstream',
      '/ObjStm',
      '/N',
      '/First',
      '/Filter',
      '[/',
      '/FlateDecode',
      '<<',
      '>>',
      '%%EOF',
      '%',
      '\r\n',
      'PK\x05\x06',
      '#4a',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        expect(String(await fault(`%PDF-${pieces.join('')}`))).toMatch(/^415 |^null$/);
      }),
      { numRuns: 300 },
    );
  });
});
