import type { CivilDate } from '../../../civil/dates.ts';
import { money, negated, showMoney } from '../../../money/money.ts';
import type { FileContent } from '../../../files/content.ts';
import { openPdf, type Pdf } from '../../../pdf/document.ts';
import { addressLines, amountText, dateText, periodText } from '../../../pdf/format.ts';
import { drawTable } from '../../../pdf/table.ts';
import type { AddressRow } from '../../../people/address.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { payslipSums, type LineKind } from '../rules/payslip.ts';
import type { LineRow, PayslipRow, PersonOnPayslip } from '../store/payslips.ts';

interface Issue {
  /** Milliseconds since 1970. */
  at: number;
  /** The same instant as a date in the workspace's zone. */
  on: CivilDate;
}

interface PayslipContent {
  /** Names the employer: with its invoicing data if the settings have them, or else by name. */
  workspace: Pick<Workspace, 'name' | 'brand' | 'settings'>;
  /** A PNG. */
  logo: Buffer | null;
  payslip: Pick<
    PayslipRow,
    | 'id'
    | 'employee_name'
    | 'employee_email'
    | 'period_start'
    | 'period_end'
    | 'currency'
    | 'replaces_id'
    | 'correction_reason'
  >;
  /** From the person's profile at the time of publishing. Missing values are left out. */
  person: PersonOnPayslip & { address: Omit<AddressRow, 'version'> | null };
  lines: readonly LineRow[];
  issued: Issue;
}

/** Draws the same bytes for the same content. */
export async function payslipPdf({
  workspace,
  logo,
  payslip,
  person,
  lines,
  issued,
}: PayslipContent): Promise<FileContent> {
  const { currency, period_start: from, period_end: to } = payslip;
  const period = periodText(from, to);
  const sums = payslipSums(lines, currency);
  const text = (amount: string) => amountText(showMoney(money(amount, currency)).amount);
  const [gross, deductions, net, contributions] = [
    sums.gross,
    negated(sums.deductions),
    sums.net,
    sums.contributions,
  ].map((amount) => amountText(showMoney(amount).amount)) as [string, string, string, string];

  const pdf = await openPdf({
    title: `Payslip ${period} ${payslip.employee_name} ${payslip.id}`,
    language: 'en',
    at: issued.at,
    brand: workspace.brand,
    logo,
  });
  pdf.band({
    above: workspace.name,
    title: payslip.replaces_id === null ? 'Payslip' : 'Corrected payslip',
    right: period,
  });
  pdf.blocks([
    {
      title: 'Employee',
      lines: [
        payslip.employee_name,
        [person.job_title, person.employee_number && `No. ${person.employee_number}`]
          .filter((part) => part !== null)
          .join(', ') || null,
        ...(person.address ? addressLines(person.address) : []),
        person.tax_number && `Tax number ${person.tax_number}`,
        payslip.employee_email,
      ].filter((line) => line !== null),
    },
    { title: 'Employer', lines: employerOf(workspace) },
    { title: 'Period', lines: [`${dateText(from)} – ${dateText(to)}`, `Issued ${dateText(issued.on)}`] },
    ...(payslip.replaces_id === null
      ? []
      : [{ title: 'Replaces', lines: [`Payslip ${payslip.replaces_id}`, payslip.correction_reason ?? ''] }]),
  ]);
  pdf.figures([
    { label: 'Gross pay', value: `${gross} ${currency}` },
    { label: 'Deductions', value: `${deductions} ${currency}` },
    { label: 'Net pay', value: `${net} ${currency}` },
  ]);

  const part = (kind: LineKind, title: string, sumTitle: string, sum: string, show = text): void => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return;
    pdf.heading(title);
    drawLines(pdf, currency, [
      ...own.map(({ label, code, amount }) => ({
        cells: [{ text: label }, { text: code }, { text: show(amount) }],
      })),
      { cells: [{ text: sumTitle }, { text: '' }, { text: sum }], sum: true },
    ]);
  };
  part('earning', 'Earnings', 'Gross pay', gross);
  part('deduction', 'Deductions', 'Total deductions', deductions, (amount) =>
    amountText(showMoney(negated(money(amount, currency))).amount),
  );
  part('contribution', 'Paid by the employer, beside the gross pay', 'Total contributions', contributions);

  drawTable(
    pdf,
    [
      { head: 'Net pay', share: 3 },
      { head: currency, share: 2, align: 'right' },
    ],
    [{ cells: [{ text: 'Gross pay less deductions' }, { text: net }], sum: true }],
    { width: 240, together: true },
  );
  const bytes = await pdf.finish(
    (page, pages) => `${workspace.name} · Payslip ${payslip.id} · Page ${page} of ${pages}`,
  );
  return { filename: filenameOf(from, to), contentType: 'application/pdf', bytes };
}

/** The company with its address and numbers; only its name if the workspace has no invoicing data. */
function employerOf({ name, settings: { invoicing } }: PayslipContent['workspace']): string[] {
  if (invoicing === null) return [name];
  const { vat_id, tax_number } = invoicing;
  return [
    invoicing.name,
    ...addressLines(invoicing),
    vat_id && `VAT id ${vat_id}`,
    tax_number && `Registration ${tax_number}`,
  ].filter((line) => line !== null);
}

const drawLines = (pdf: Pdf, currency: string, rows: Parameters<typeof drawTable>[2]): void =>
  drawTable(
    pdf,
    [
      { head: 'Description', share: 6 },
      { head: 'Code', share: 2 },
      { head: `Amount (${currency})`, share: 2.5, align: 'right' },
    ],
    rows,
  );

/** `payslip-2026-10.pdf` for a whole month, `payslip-2026-10-01-2026-10-14.pdf` for other periods. */
function filenameOf(from: CivilDate, to: CivilDate): string {
  const whole = !periodText(from, to).includes('–');
  return `payslip-${whole ? from.slice(0, 7) : `${from}-${to}`}.pdf`;
}
