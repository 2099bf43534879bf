import type { Answer, Call } from '../../../contract.ts';
import { UUID } from '../../../lib/ids.ts';
import { invalid } from '../../../problem.ts';
import { startJob } from '../actions/jobs/startJob.ts';
import { slipsOf } from '../rules/payslipRows.ts';
import { peopleAmong } from '../store/month.ts';

const MOST_SLIPS = 5_000;

/** Rule 207. */
export default async function importPayslips(
  call: Call<'importPayslips'>,
): Promise<Answer<'importPayslips'>> {
  const { body, query, db } = call;
  const slips = slipsOf(body.rows);
  if (slips.length > MOST_SLIPS) throw invalid({ rows: [`At most ${MOST_SLIPS} payslips at once.`] });
  const ids = slips.map(({ slip }) => String(slip['employee_id'] ?? '').toLowerCase());
  const known = new Set(
    (await db.rows(peopleAmong, { ids: ids.filter((id) => UUID.test(id)) })).map(({ id }) => id),
  );
  const data = await startJob(call, 'import', {
    rows: slips.map(({ row, slip }, index) => ({
      position: row,
      input: slip,
      ...(known.has(ids[index]!) && { employee_id: ids[index]! }),
    })),
    dryRun: query.dry_run,
  });
  return { status: 202, message: 'The job has begun.', data };
}
