/** An invoice as PDF/A-3 with its data embedded, so that people and programs read the same. */
import type { FileContent } from '../../../files/content.ts';
import { money, plus, showMoney } from '../../../money/money.ts';
import { openPdf } from '../../../pdf/document.ts';
import { addressLines, amountText, dateText, periodText } from '../../../pdf/format.ts';
import { drawTable } from '../../../pdf/table.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { Unit } from '../rules/amounts.ts';
import type { DocumentTax, InvoiceDocument, TaxCategory } from '../rules/document.ts';
import type { Party } from '../rules/parties.ts';
import { crossIndustryInvoice } from './cii.ts';

const UNITS: Readonly<Record<Unit, string>> = {
  piece: '',
  hour: 'h',
  day: 'days',
  month: 'months',
  kilometre: 'km',
};

/** Shown instead of the rate if there is no tax. */
const UNTAXED: Readonly<Record<Exclude<TaxCategory, 'S'>, string>> = {
  Z: '0 % (zero-rated)',
  E: '0 % (exempt)',
  AE: '0 % (reverse charge)',
};

/** The title, and what the document is called in it. */
const CALLED: Readonly<Record<InvoiceDocument['kind'], { title: string; noun: string }>> = {
  invoice: { title: 'Self-billed invoice', noun: 'invoice' },
  credit_note: { title: 'Self-billed credit note', noun: 'credit note' },
  corrected_invoice: { title: 'Corrected invoice', noun: 'invoice' },
};

interface InvoiceContent extends Pick<Workspace, 'brand'> {
  invoice: InvoiceDocument;
  /** A PNG. */
  logo: Buffer | null;
}

/** Deterministic: the same content makes the same bytes. */
export async function invoicePdf({ invoice, brand, logo }: InvoiceContent): Promise<FileContent> {
  const { number, currency, seller, buyer, period } = invoice;
  const { title, noun } = CALLED[invoice.kind];
  const paid = invoice.kind === 'credit_note' ? 'Credited' : 'To be paid';
  const amount = (text: string) => `${amountText(text)} ${currency}`;
  const pdf = await openPdf({
    title: `${title} ${number}`,
    language: 'en',
    at: Date.parse(`${invoice.issued_on}T00:00:00Z`),
    brand,
    logo,
    facturX: {
      xml: crossIndustryInvoice(invoice),
      level: 'EN 16931',
      description: 'The invoice as data (EN 16931, Factur-X, ZUGFeRD)',
    },
  });
  pdf.band({ above: buyer.name, title, right: number });
  pdf.blocks([
    { title: 'Supplier', lines: addressOf(seller, 'Tax number') },
    { title: `Customer, who issues this ${noun}`, lines: addressOf(buyer, 'Registration') },
    {
      title: noun === 'invoice' ? 'Invoice' : 'Credit note',
      lines: [
        `Number ${number}`,
        `Issued ${dateText(invoice.issued_on)}`,
        ...(invoice.kind === 'credit_note' ? [] : [`Due ${dateText(invoice.due_on)}`]),
        period
          ? `Supplied ${periodText(period.start, period.end)}`
          : `Supplied ${dateText(invoice.issued_on)}`,
        ...(invoice.corrects
          ? [`Corrects ${invoice.corrects.number} of ${dateText(invoice.corrects.issued_on)}`]
          : []),
        ...(invoice.buyer_reference === number ? [] : [`Your reference ${invoice.buyer_reference}`]),
      ],
    },
  ]);
  pdf.figures([
    { label: 'Net', value: amount(invoice.net) },
    { label: 'Tax', value: amount(invoice.tax) },
    ...(invoice.prepaid === null ? [] : [{ label: 'Paid before', value: amount(invoice.prepaid) }]),
    { label: paid, value: amount(invoice.payable) },
  ]);
  for (const note of invoice.notes) pdf.paragraph(note);
  pdf.space(4);

  drawTable(
    pdf,
    [
      { head: 'No.', share: 0.6 },
      { head: 'Description', share: 4.6 },
      { head: 'Quantity', share: 1.5, align: 'right' },
      { head: 'Unit price', share: 1.6, align: 'right' },
      { head: 'Tax', share: 1.2, align: 'right' },
      { head: `Net (${currency})`, share: 1.8, align: 'right' },
    ],
    invoice.lines.map((line, index) => ({
      cells: [
        { text: String(index + 1) },
        { text: line.description },
        { text: `${line.quantity} ${UNITS[line.unit]}`.trim() },
        { text: amountText(line.unit_price) },
        { text: `${line.tax_rate} %` },
        { text: amountText(line.amount) },
      ],
    })),
  );
  drawTable(
    pdf,
    [
      { head: 'Tax rate', share: 3 },
      { head: 'Net', share: 2, align: 'right' },
      { head: 'Tax', share: 2, align: 'right' },
      { head: `Sum (${currency})`, share: 2, align: 'right' },
    ],
    [
      ...invoice.taxes.map((row) => ({
        cells: [
          rateCell(row),
          ...[row.net, row.tax, sumOf(row, currency)].map((value) => ({ text: amountText(value) })),
        ],
      })),
      {
        cells: [
          { text: invoice.prepaid === null ? paid : 'Total' },
          { text: amountText(invoice.net) },
          { text: amountText(invoice.tax) },
          { text: amountText(invoice.total) },
        ],
        sum: true,
      },
    ],
    { width: 360, together: true },
  );
  pdf.paragraph(invoice.terms);
  const bytes = await pdf.finish(
    (page, pages) => `${buyer.name} · ${title} ${number} · Page ${page} of ${pages}`,
  );
  return { filename: `invoice-${number}.pdf`, contentType: 'application/pdf', bytes };
}

const sumOf = ({ net, tax }: DocumentTax, currency: string): string =>
  showMoney(plus(money(net, currency), money(tax, currency))).amount;

const rateCell = ({ category, tax_rate, exemption }: DocumentTax) => ({
  text: category === 'S' ? `${tax_rate} %` : UNTAXED[category],
  ...(category === 'E' && { below: exemption!.text }),
});

const addressOf = (party: Party, numberTitle: string): string[] =>
  [
    party.name,
    ...addressLines(party),
    party.vat_id && `VAT id ${party.vat_id}`,
    party.tax_number && `${numberTitle} ${party.tax_number}`,
    party.email,
    party.phone,
  ].filter((line) => line !== null);
