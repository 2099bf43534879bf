import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import type { Answer, Call } from '../../../contract.ts';
import { invalid, notFound } from '../../../problem.ts';
import { personForChange } from '../../../people/record.ts';
import { askForEmail } from '../actions/changeEmail.ts';
import { readAddress } from '../actions/emailAddress.ts';

/** Mails a code to the new address; nothing changes until it is confirmed (rule 52). */
export default async function requestEmailChange(
  call: Call<'requestEmailChange'>,
): Promise<Answer<'requestEmailChange'>> {
  const { body, caller, db } = call;
  const email = readAddress(body.email);
  const own = await readOwnSecrets(call);
  await confirmPassword(call, own, body.password);
  const person = await db.maybe(personForChange, { id: caller.userId! });
  if (!person) throw notFound();
  if (person.email.toLowerCase() === email.toLowerCase())
    throw invalid({ email: ['This is your address already.'] });
  await askForEmail(call, person, { email, own: true });
  return { status: 200, message: 'Enter the code that was mailed to the new address.', data: {} };
}
