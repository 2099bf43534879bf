/** Third-party validators accept our invoices. Without Java or Maven the tests are skipped by name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filesOf } from '../../src/areas/invoices/actions/documents.ts';
import { crossIndustryInvoice } from '../../src/areas/invoices/present/cii.ts';
import { xrechnung } from '../../src/areas/invoices/present/ubl.ts';
import { documentOf } from '../../src/areas/invoices/rules/document.ts';
import { DOCUMENTS } from './documents.ts';
import { validate, whyNot, type Verdict } from './validators.ts';

const WORKSPACE = { brand: { color: '#1F4B99', ink: '#FFFFFF' } };
const missing = whyNot();

(missing === null ? describe : describe.skip)(
  `Mustangproject and veraPDF${missing === null ? '' : `: not run, ${missing}`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'invoices-'));
    const written = (name: string, content: string | Buffer): string => {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    };
    let verdicts: Verdict[];
    beforeAll(async () => {
      const files: string[] = [];
      for (const [name, facts] of Object.entries(DOCUMENTS)) {
        const { pdf, xml } = await filesOf(facts, { ...WORKSPACE, logo: null });
        files.push(
          written(`${name}.pdf`, pdf.bytes),
          written(`${name}-ubl.xml`, xml.bytes),
          written(`${name}-cii.xml`, crossIndustryInvoice(documentOf(facts, String))),
        );
      }
      const right = xrechnung(documentOf(DOCUMENTS['one-rate']!, String));
      files.push(
        written('wrong-total.xml', right.replace(/(PayableAmount[^>]*>)123\.00/, '$1123.01')),
        written('wrong-order.xml', right.replace(/(<cbc:ID>.*<\/cbc:ID>)(\s*)(<cbc:IssueDate>.*)/, '$3$2$1')),
        written('wrong-reference.xml', right.replace(/\s*<cbc:BuyerReference>.*/, '')),
      );
      verdicts = await validate(files);
      // logs what the validators said
      const valid = verdicts.filter((one) => one.valid).length;
      process.stdout.write(`${verdicts.length} checks of ${files.length} files by others: ${valid} valid\n`);
    }, 600_000);
    afterAll(() => rmSync(folder, { recursive: true }));

    const of = (name: string) =>
      verdicts.filter(({ file }) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`));

    test.each(Object.keys(DOCUMENTS))(
      '%s: PDF/A-3a, PDF/UA-1, Factur-X EN 16931 and XRechnung are valid',
      (name) => {
        const own = of(name);
        expect(own.filter(({ valid }) => !valid)).toEqual([]);
        expect(own.map(({ file, check }) => `${file.slice(name.length)} ${check}`).sort()).toEqual([
          '-cii.xml Mustang',
          '-cii.xml XSD',
          '-ubl.xml Mustang',
          '-ubl.xml XSD',
          '.pdf Mustang',
          '.pdf veraPDF 3a',
          '.pdf veraPDF ua1',
        ]);
      },
    );

    test('only known remarks: those about the profile, which is plain EN 16931, and about yen', () => {
      const unknown = verdicts
        .filter(({ valid, remarks }) => valid && remarks !== '')
        .flatMap(({ file, remarks }) => remarks.split(' | ').map((remark) => `${file}: ${remark}`))
        .filter((remark) => !KNOWN.some((known) => known.test(remark)));
      expect(unknown).toEqual([]);
    });

    test('the validators do refuse: a wrong total, elements out of order and a missing reference are invalid', () => {
      const invalid = verdicts.filter(({ file, valid }) => file.startsWith('wrong-') && !valid);
      expect([...new Set(invalid.map(({ file }) => file))].sort()).toEqual([
        'wrong-order.xml',
        'wrong-reference.xml',
        'wrong-total.xml',
      ]);
    });
  },
);

const KNOWN = [
  // the data in the PDF are EN 16931 as Factur-X has it, not its German CIUS, which is in the other file
  /^[\w-]+(\.pdf|-cii\.xml): notice .*BR-DE-21/,
  // Mustang adds up the tax with two decimals, which yen do not have
  /^yen[.-].*: warning Arithmetical issue/,
];
