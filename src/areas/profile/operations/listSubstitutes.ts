import type { Answer, Call } from '../../../contract.ts';
import { presentSubstitute } from '../present/substitute.ts';
import { substituteList } from '../store/substitutes.ts';

/** Everybody's for admins; others see their own substitutes, and the people whose substitute they are. */
export default async function listSubstitutes(
  call: Call<'listSubstitutes'>,
): Promise<Answer<'listSubstitutes'>> {
  const { query, caller } = call;
  const own = caller.role === 'admin' ? undefined : caller.userId!;
  const { rows, page } = await substituteList.page(call, { own, person_id: query.person_id });
  return { status: 200, data: rows.map(presentSubstitute), page };
}
