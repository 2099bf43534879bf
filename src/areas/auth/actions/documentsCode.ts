import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import { localDate } from '../../../civil/zones.ts';
import { audit } from '../../../events/audit.ts';
import type { Writing } from '../../../events/writing.ts';
import type { Services } from '../../../services.ts';
import { documentsMail } from '../present/mails.ts';
import { insertCode } from '../store/documentsAccess.ts';

/** Mails a code for the documents of somebody who has left; nothing if nobody may use the address. */
export async function mailDocumentsCode(
  call: Writing & { services: Pick<Services, 'outbox'> },
  email: string,
): Promise<void> {
  const { db, services, workspace, now } = call;
  const { token, hash } = newOneTimeToken('documents');
  const person = await db.maybe(insertCode, {
    email,
    today: localDate(now, workspace.timezone),
    now: new Date(now).toISOString(),
    token_hash: hash,
    expires_at: new Date(now + ONE_TIME_MS.documents).toISOString(),
  });
  if (!person) return;
  audit(call, { action: 'sent documents link to', resource: 'user', id: person.user_id });
  services.outbox.post(db, {
    kind: 'documents_access',
    userId: person.user_id,
    mail: documentsMail(person, token, workspace),
    tokenHash: hash,
  });
}
