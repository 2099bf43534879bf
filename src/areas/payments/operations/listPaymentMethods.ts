import type { Answer, Call } from '../../../contract.ts';
import { presentMethod } from '../present/method.ts';
import { methodsOf } from '../store/methods.ts';

export default async function listPaymentMethods({
  caller,
  db,
}: Call<'listPaymentMethods'>): Promise<Answer<'listPaymentMethods'>> {
  const rows = await db.rows(methodsOf, { user_id: caller.userId! });
  return { status: 200, data: rows.map(presentMethod) };
}
