import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { currencyProblem } from '../../../money/currencies.ts';
import { invalid } from '../../../problem.ts';
import { order } from '../actions/run.ts';
import { presentRun } from '../present/run.ts';

export default async function adminCreatePaymentRun(
  call: Call<'adminCreatePaymentRun'>,
): Promise<Answer<'adminCreatePaymentRun'>> {
  const { body, workspace, now } = call;
  const unknown = body.currency === undefined ? null : currencyProblem(body.currency);
  if (unknown) throw invalid({ currency: [unknown] });
  if (body.pay_on < localDate(now, workspace.timezone))
    throw invalid({ pay_on: ['Must not be in the past.'] });
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  return { status: 201, data: presentRun(await order(call)) };
}
