import type { Answer, Call } from '../../../contract.ts';
import { findPerson } from '../../../people/find.ts';
import { notFound } from '../../../problem.ts';
import { presentMethod } from '../present/method.ts';
import { methodsOf } from '../store/methods.ts';

export default async function adminListPaymentMethods({
  query,
  db,
}: Call<'adminListPaymentMethods'>): Promise<Answer<'adminListPaymentMethods'>> {
  const user_id = query.employee_id;
  if (!(await findPerson(db, user_id))) throw notFound();
  return { status: 200, data: (await db.rows(methodsOf, { user_id })).map(presentMethod) };
}
