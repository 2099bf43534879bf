import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { presentHandover } from '../present/handover.ts';
import { handoverById } from '../store/handovers.ts';

export default async function adminGetHandover({
  params,
  db,
}: Call<'adminGetHandover'>): Promise<Answer<'adminGetHandover'>> {
  const row = await db.maybe(handoverById, { id: params.handover_id });
  if (!row) throw notFound();
  return { status: 200, data: presentHandover(row) };
}
