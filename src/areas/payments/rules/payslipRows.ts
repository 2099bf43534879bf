/** Pure: rows of an import of payslips, each a whole payslip or one line of it (rule 207). */

/** A payslip as `PayslipInput`, not yet validated, perhaps with `employee_number` for `employee_id`. */
export type ImportedSlip = Record<string, unknown> & { lines: unknown };

/** Members of a line in a row, by their name in `PayslipLineInput`. */
const LINE = { code: 'code', label: 'label', line_kind: 'kind', amount: 'amount' } as const;

/** Members that make rows lines of one payslip. */
const SAME = [
  'employee_id',
  'employee_number',
  'period_start',
  'period_end',
  'currency',
  'kind',
  'replaces_id',
] as const;

/**
 * The payslips of the rows, in order, with the number of their first row. Rows one after another with the same
 * person, days and currency are lines of one payslip; `gross` and `net` are those of the first of them.
 */
export function slipsOf(rows: readonly object[]): { row: number; slip: ImportedSlip }[] {
  const slips: { row: number; slip: ImportedSlip; key: string | null }[] = [];
  rows.forEach((sent, index) => {
    const given = Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== null && value !== ''),
    );
    if (given['lines'] !== undefined) {
      slips.push({ row: index + 1, slip: given as ImportedSlip, key: null });
      return;
    }
    const line: Record<string, unknown> = {};
    const slip: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given))
      if (name in LINE) line[LINE[name as keyof typeof LINE]] = value;
      else slip[name] = value;
    const key = JSON.stringify(SAME.map((name) => slip[name]));
    const last = slips.at(-1);
    if (last?.key === key) (last.slip.lines as unknown[]).push(line);
    else slips.push({ row: index + 1, slip: { ...slip, lines: [line] }, key });
  });
  return slips.map(({ row, slip }) => ({ row, slip }));
}
