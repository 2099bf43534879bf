import type { Answer, Call } from '../../../contract.ts';
import { invalid } from '../../../problem.ts';
import { accountOf } from '../actions/run.ts';
import { readSentXml } from '../actions/sentXml.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { readBankReport } from '../rules/bankReport.ts';
import { namedIn, reportRows, type ReportRow } from '../rules/bankReportRows.ts';
import { accountsOfRuns, ordersAmong } from '../store/runs.ts';

const MOST_ROWS = 5_000;

/** Rule 209. */
export default async function importBankReport(
  call: Call<'importBankReport'>,
): Promise<Answer<'importBankReport'>> {
  const { body, db, services } = call;
  const bytes = await body.file.buffer();
  const report = readSentXml(() => readBankReport(bytes));
  const named = namedIn(report);
  const orders = await db.rows(ordersAmong, named);
  const run_ids = [...new Set(orders.flatMap(({ run_id }) => run_id ?? []))];
  const accounts = new Map(
    (await db.rows(accountsOfRuns, { ids: run_ids })).map(({ id, account_sealed }) => [
      id,
      ibanIn(accountOf(services, account_sealed)),
    ]),
  );
  const rows: ReportRow[] = [];
  for (const row of reportRows(report, { orders, accounts })) {
    rows.push(row);
    if (rows.length > MOST_ROWS) throw invalid({ file: [`A report has at most ${MOST_ROWS} entries.`] });
  }
  const data = await startJob(call, 'bank_report', { rows });
  return { status: 202, message: 'The job has begun.', data };
}

/** Reports are about accounts with an IBAN. */
const ibanIn = (account: ReturnType<typeof accountOf>): string | null =>
  account && 'iban' in account ? account.iban : null;
