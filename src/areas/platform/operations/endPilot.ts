import type { Answer, Call } from '../../../contract.ts';
import { assertOperator, end, holdPilot } from '../actions/pilots.ts';
import { presentPilot } from '../present/pilot.ts';

export default async function endPilot(call: Call<'endPilot'>): Promise<Answer<'endPilot'>> {
  const { params, body, db, workspace } = call;
  assertOperator(workspace);
  const held = await holdPilot(db, params.pilot_id, 'end');
  const row = await end(call, held, body.reason?.trim() ?? null);
  return { status: 200, data: presentPilot(row), version: row.version };
}
