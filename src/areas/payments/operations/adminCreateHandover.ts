import type { Answer, Call } from '../../../contract.ts';
import { createHandover } from '../actions/handover/create.ts';
import { presentHandover } from '../present/handover.ts';
import { handoverById } from '../store/handovers.ts';

export default async function adminCreateHandover(
  call: Call<'adminCreateHandover'>,
): Promise<Answer<'adminCreateHandover'>> {
  const id = await createHandover(call, call.body.kind, call.body.month);
  return { status: 201, data: presentHandover(await call.db.one(handoverById, { id })) };
}
