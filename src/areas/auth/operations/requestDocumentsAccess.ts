import type { Answer, Call } from '../../../contract.ts';
import { mailDocumentsCode } from '../actions/documentsCode.ts';
import { mailAfterAnswer } from '../actions/mailAfterAnswer.ts';

/** Rule 230. */
export default async function requestDocumentsAccess(
  call: Call<'requestDocumentsAccess'>,
): Promise<Answer<'requestDocumentsAccess'>> {
  await mailAfterAnswer(call, mailDocumentsCode, 'a link to documents could not be prepared');
  return {
    status: 200,
    message: 'If someone who has left may use this address, a mail is on its way.',
    data: {},
  };
}
