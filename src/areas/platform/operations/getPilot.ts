import type { Answer, Call } from '../../../contract.ts';
import { notFound } from '../../../problem.ts';
import { assertOperator } from '../actions/pilots.ts';
import { presentPilot } from '../present/pilot.ts';
import { pilotById } from '../store/pilots.ts';

export default async function getPilot({
  params,
  db,
  workspace,
}: Call<'getPilot'>): Promise<Answer<'getPilot'>> {
  assertOperator(workspace);
  const row = await db.maybe(pilotById, { id: params.pilot_id });
  if (!row) throw notFound();
  return { status: 200, data: presentPilot(row), version: row.version };
}
