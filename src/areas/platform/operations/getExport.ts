import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentExport } from '../present/exports.ts';
import { exportById } from '../store/exports.ts';

export default async function getExport({
  params,
  db,
  now,
}: Call<'getExport'>): Promise<Answer<'getExport'>> {
  const row = await db.maybe(exportById, { id: params.export_id });
  if (!row) throw notFound();
  return { status: 200, data: presentExport(row, now) };
}
