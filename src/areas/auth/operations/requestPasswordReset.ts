import type { Answer, Call } from '../../../contract.ts';
import { asSystem } from '../../../events/writing.ts';
import { readAddress } from '../actions/emailAddress.ts';
import { mailReset } from '../actions/letInAgain.ts';
import { limitResets } from '../../../auth/tryLimits.ts';

/**
 * Answers before it looks the address up, so that neither the answer nor its time reveals whether somebody
 * has it (ASVS 6.3.8). The limit counts unknown addresses, too.
 */
export default async function requestPasswordReset(
  call: Call<'requestPasswordReset'>,
): Promise<Answer<'requestPasswordReset'>> {
  const { body, db, services, workspace, now, request } = call;
  const email = readAddress(body.email);
  await limitResets({ limiter: services.limiter, workspaceId: workspace.id, now }, email, request.ip);
  db.afterCommit(() => {
    db.outside
      .transaction((tx) => mailReset(asSystem({ ...call, db: tx }), email))
      .catch((error: unknown) =>
        services.log.error({ err: error, request_id: request.id }, 'a password reset could not be prepared'),
      );
  });
  return {
    status: 200,
    message: 'If someone here has this address, a mail is on its way.',
    data: {},
  };
}
