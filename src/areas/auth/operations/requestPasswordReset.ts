import type { Answer, Call } from '../../../contract.ts';
import { mailReset } from '../actions/letInAgain.ts';
import { mailAfterAnswer } from '../actions/mailAfterAnswer.ts';

export default async function requestPasswordReset(
  call: Call<'requestPasswordReset'>,
): Promise<Answer<'requestPasswordReset'>> {
  await mailAfterAnswer(call, mailReset, 'a password reset could not be prepared');
  return {
    status: 200,
    message: 'If someone here has this address, a mail is on its way.',
    data: {},
  };
}
