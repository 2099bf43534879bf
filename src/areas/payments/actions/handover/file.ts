/** A hand-over as a file (rule 227). */
import type { FileContent } from '../../../../files/content.ts';
import { windows1252 } from '../../../../lib/windows1252.ts';
import { conflict, invalid } from '../../../../problem.ts';
import { bookingsCsv, payrollCsv } from '../../present/handoverCsv.ts';
import { datevFile } from '../../present/handoverDatev.ts';
import { lodasFile } from '../../present/handoverLodas.ts';
import { contentFrom, type HandoverContent } from '../../rules/handoverDocument.ts';
import type { HandoverDetailRow } from '../../store/handovers.ts';

export type HandoverFormat = 'json' | 'csv' | 'lodas' | 'datev';

export interface HandoverFile extends FileContent {
  charset: 'utf-8' | 'windows-1252';
}

/** The kind that a format is only for. */
const ONLY_FOR: Partial<Record<HandoverFormat, HandoverContent['head']['kind']>> = {
  lodas: 'payroll',
  datev: 'accounting',
};

/**
 * The same bytes every time.
 * @throws 422 for a format of the other kind; 409 `employee_number_missing`, `accounting_incomplete`
 */
export function handoverFile(row: HandoverDetailRow, format: HandoverFormat): HandoverFile {
  const kind = ONLY_FOR[format];
  if (kind && kind !== row.kind) throw invalid({ format: [`Only for hand-overs of the kind \`${kind}\`.`] });
  const content = contentFrom(row.document);
  const { month, number } = content.head;
  const name = `${row.kind}-${month}-${number}`;
  const text = (extension: string, contentType: string, body: string): HandoverFile => ({
    filename: `${name}.${extension}`,
    contentType,
    charset: 'utf-8',
    bytes: Buffer.from(body),
  });
  switch (format) {
    case 'json':
      return text('ndjson', 'application/x-ndjson', row.document);
    case 'csv':
      return text('csv', 'text/csv', row.kind === 'payroll' ? payrollCsv(content) : bookingsCsv(content));
    case 'lodas':
      assertNumbers(content);
      assertComplete(content);
      return forDatev(`${name}.txt`, 'text/plain', lodasFile(content));
    case 'datev':
      assertComplete(content);
      // DATEV reads files whose names begin so
      return forDatev(`EXTF_${name}.csv`, 'text/csv', datevFile(content));
  }
}

const forDatev = (filename: string, contentType: string, text: string): HandoverFile => ({
  filename,
  contentType,
  charset: 'windows-1252',
  bytes: windows1252(text),
});

function assertNumbers({ people }: HandoverContent): void {
  const lacking = people.filter(({ employee_number }) => !/^\d{1,5}$/.test(employee_number ?? ''));
  if (lacking.length > 0)
    throw conflict('employee_number_missing', 'These people have no number of one to five digits.', {
      people: lacking.map(({ employee }) => employee.id),
    });
}

function assertComplete({ head }: HandoverContent): void {
  const missing = head.kind === 'payroll' && !head.datev ? ['datev'] : head.missing;
  if (missing.length > 0)
    throw conflict('accounting_incomplete', `The setting \`accounting\` lacked ${missing.join(', ')}.`, {
      missing: [...missing],
    });
}
