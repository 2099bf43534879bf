import type { Answer, Call } from '../../../contract.ts';
import { findPerson, unknownReference } from '../../../people/find.ts';
import { addMethod } from '../actions/addMethod.ts';
import { presentMethod } from '../present/method.ts';

/** Rule 229. */
export default async function adminCreatePaymentMethod(
  call: Call<'adminCreatePaymentMethod'>,
): Promise<Answer<'adminCreatePaymentMethod'>> {
  const { employee_id, ...method } = call.body;
  if (!(await findPerson(call.db, employee_id))) throw unknownReference('employee_id');
  return { status: 201, data: presentMethod(await addMethod(call, employee_id, method)) };
}
