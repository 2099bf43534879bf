import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentJobDetail } from '../present/job.ts';
import { jobById, resultsOf } from '../store/jobs.ts';

export default async function adminGetPaymentJob({
  params,
  query,
  db,
}: Call<'adminGetPaymentJob'>): Promise<Answer<'adminGetPaymentJob'>> {
  const row = await db.maybe(jobById, { id: params.job_id });
  if (!row) throw notFound();
  const results = await db.rows(resultsOf, { job_id: row.id, outcomes: query.outcome ?? null });
  return { status: 200, data: presentJobDetail(row, results) };
}
