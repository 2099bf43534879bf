import type { Answer, Call } from '../../../contract.ts';
import { presentHandoverSummary } from '../present/handover.ts';
import { handoverList } from '../store/handovers.ts';

export default async function adminListHandovers(
  call: Call<'adminListHandovers'>,
): Promise<Answer<'adminListHandovers'>> {
  const { kind, month } = call.query;
  const { rows, page } = await handoverList.page(call, { kind, month: month && `${month}-01` });
  return { status: 200, data: rows.map(presentHandoverSummary), page };
}
