import { newOneTimeToken, ONE_TIME_MS } from '../../../auth/oneTimeTokens.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { asSystem } from '../../../events/writing.ts';
import { sendAfterCommit } from '../../../mail/mailer.ts';
import { readAddress } from '../actions/emailAddress.ts';
import { limitResets } from '../../../auth/tryLimits.ts';
import { passwordResetMail } from '../present/mails.ts';
import { insertReset } from '../store/oneTimeTokens.ts';

/**
 * Answers before it looks up whether anybody has the address, so that neither the answer nor its time can tell (ASVS 6.3.8).
 * The limit counts every address alike.
 */
export default async function requestPasswordReset(
  call: Call<'requestPasswordReset'>,
): Promise<Answer<'requestPasswordReset'>> {
  const { body, db, services, workspace, now, request } = call;
  const email = readAddress(body.email);
  await limitResets({ limiter: services.limiter, workspaceId: workspace.id, now }, email, request.ip);
  db.afterCommit(() => {
    mailReset(call, email).catch((error: unknown) =>
      services.log.error({ err: error, request_id: request.id }, 'a password reset could not be prepared'),
    );
  });
  return {
    status: 200,
    message: 'If someone here has this address, a mail is on its way.',
    data: {},
  };
}

async function mailReset(call: Call<'requestPasswordReset'>, email: string): Promise<void> {
  const { db, services, workspace, now } = call;
  const { token, hash } = newOneTimeToken('reset');
  const until = new Date(now + ONE_TIME_MS.reset).toISOString();
  await db.outside.transaction(async (tx) => {
    const person = await tx.maybe(insertReset, { email, token_hash: hash, expires_at: until });
    if (!person) return;
    audit(asSystem({ ...call, db: tx }), {
      action: 'sent password reset to',
      resource: 'user',
      id: person.id,
    });
    sendAfterCommit(tx, services, passwordResetMail(person, token, workspace));
  });
}
