import type { Answer, Call } from '../../../contract.ts';
import { alertConverted } from '../actions/alerts.ts';
import { assertOperator, convert, holdPilot } from '../actions/pilots.ts';
import { presentPilot } from '../present/pilot.ts';

/** The trial becomes a customer (rule 55). */
export default async function convertPilot(call: Call<'convertPilot'>): Promise<Answer<'convertPilot'>> {
  const { params, body, db, workspace } = call;
  assertOperator(workspace);
  const held = await holdPilot(db, params.pilot_id, 'convert');
  const row = await convert(call, held, body);
  await alertConverted(call, held, row);
  return { status: 200, data: presentPilot(row), version: row.version };
}
