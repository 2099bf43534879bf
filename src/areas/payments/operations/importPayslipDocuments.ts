import type { Answer, Call } from '../../../contract.ts';
import { ArchiveFault, rangesOf } from '../../../files/archives.ts';
import type { Incoming } from '../../../files/content.ts';
import { keepStaged } from '../../../files/store.ts';
import { invalid } from '../../../problem.ts';
import { ARCHIVE, openPayslipArchive } from '../actions/payslipArchive.ts';
import { barredRow } from '../actions/jobs/row.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { monthDays } from '../rules/month.ts';
import { documentRows } from '../rules/payslipDocuments.ts';
import { numberedDrafts } from '../store/month.ts';

/** Rule 207. The archive is kept until the job has read it. */
export default async function importPayslipDocuments(
  call: Call<'importPayslipDocuments'>,
): Promise<Answer<'importPayslipDocuments'>> {
  const { body, query, db, services, caller } = call;
  const { names } = await archiveIn(body.file);
  const rows = documentRows(names, await db.outside.rows(numberedDrafts, monthDays(body.month)));
  const barred = rows.map((row) => ({ ...row, ...(!row.outcome && barredRow(caller, row.employee_id)) }));
  const answer = async (job: Parameters<typeof startJob>[2]) =>
    ({ status: 202, message: 'The job has begun.', data: await startJob(call, 'documents', job) }) as const;
  if (query.dry_run)
    return answer({ rows: barred.map((row) => ({ ...row, outcome: row.outcome ?? 'valid' })), dryRun: true });
  if (barred.every(({ outcome }) => outcome)) return answer({ rows: barred });
  const file_id = await services.files.stage(db, body.file, { kind: ARCHIVE, ownerId: caller.userId! });
  await keepStaged(db, file_id);
  return answer({ settings: { file_id }, rows: barred });
}

async function archiveIn(file: Incoming): ReturnType<typeof openPayslipArchive> {
  try {
    return await openPayslipArchive(rangesOf(file));
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    throw invalid({ file: [`The archive is refused: ${error.message}.`] });
  }
}
