import { hashOneTimeToken, newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import { localDate } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { asPerson } from '../../../events/writing.ts';
import { invalid } from '../../../problem.ts';
import { exchangeCode } from '../store/documentsAccess.ts';

/** Rule 230: exchanges a mailed code, once, for a token that cannot be refreshed. */
export default async function openDocumentsAccess(
  call: Call<'openDocumentsAccess'>,
): Promise<Answer<'openDocumentsAccess'>> {
  const { body, db, workspace, now } = call;
  const { token, hash } = newOneTimeToken('leaver');
  const person = await db.maybe(exchangeCode, {
    today: localDate(now, workspace.timezone),
    now: new Date(now).toISOString(),
    code_hash: hashOneTimeToken(body.token.trim()),
    token_hash: hash,
    token_expires_at: new Date(now + ONE_TIME_MS.leaver).toISOString(),
  });
  if (!person) throw invalid({ token: ['The link is unknown, used or too old. Ask for a new one.'] });
  audit(asPerson(call, person), { action: 'opened documents of', resource: 'user', id: person.id });
  return {
    status: 200,
    message: 'Your documents are open.',
    data: { access_token: token, expires_in: ONE_TIME_MS.leaver / 1000 },
  };
}
