import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentChart } from '../present/people.ts';
import { chart } from '../store/people.ts';

export default async function getOrgChart({
  query,
  db,
}: Call<'getOrgChart'>): Promise<Answer<'getOrgChart'>> {
  const rows = await db.rows(chart, { root_id: query.root_id ?? null, depth: query.depth });
  if (query.root_id !== undefined && rows.length === 0) throw notFound();
  return { status: 200, data: presentChart(rows) };
}
