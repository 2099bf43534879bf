import type { Answer, Call } from '../../../contract.ts';
import { limitResets } from '../../../auth/tryLimits.ts';
import { asSystem } from '../../../events/writing.ts';
import { mailDocumentsCode } from '../actions/documentsCode.ts';
import { readAddress } from '../actions/emailAddress.ts';

/** Answers before it looks the address up, as for a password reset (rule 230). */
export default async function requestDocumentsAccess(
  call: Call<'requestDocumentsAccess'>,
): Promise<Answer<'requestDocumentsAccess'>> {
  const { body, db, services, workspace, now, request } = call;
  const email = readAddress(body.email);
  await limitResets({ limiter: services.limiter, workspaceId: workspace.id, now }, email, request.ip);
  db.afterCommit(() => {
    db.outside
      .transaction((tx) => mailDocumentsCode(asSystem({ ...call, db: tx }), email))
      .catch((error: unknown) =>
        services.log.error(
          { err: error, request_id: request.id },
          'a link to documents could not be prepared',
        ),
      );
  });
  return {
    status: 200,
    message: 'If someone who has left may use this address, a mail is on its way.',
    data: {},
  };
}
