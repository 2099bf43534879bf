import type { Answer, Call } from '../../../contract.ts';
import { assertOperator } from '../actions/pilots.ts';
import { presentPilot } from '../present/pilot.ts';
import { pilotList } from '../store/pilots.ts';

export default async function listPilots(call: Call<'listPilots'>): Promise<Answer<'listPilots'>> {
  assertOperator(call.workspace);
  const { status } = call.query;
  const { rows, page } = await pilotList.page(call, { status: status && [status] });
  return { status: 200, data: rows.map(presentPilot), page };
}
