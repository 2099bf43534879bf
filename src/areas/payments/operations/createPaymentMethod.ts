import type { Answer, Call } from '../../../contract.ts';
import { addMethod } from '../actions/addMethod.ts';
import { presentMethod } from '../present/method.ts';

export default async function createPaymentMethod(
  call: Call<'createPaymentMethod'>,
): Promise<Answer<'createPaymentMethod'>> {
  return { status: 201, data: presentMethod(await addMethod(call, call.caller.userId!, call.body)) };
}
