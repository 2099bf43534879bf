import { limitResets } from '../../../auth/tryLimits.ts';
import type { Call } from '../../../contract.ts';
import { asSystem } from '../../../events/writing.ts';
import { readAddress } from './emailAddress.ts';

type Asking = Call<'requestPasswordReset'> | Call<'requestDocumentsAccess'>;
type Mailing = ReturnType<typeof asSystem<Asking>>;

/**
 * Mails something to an address after the answer, so that neither the answer nor its time reveals whether somebody has it
 * (ASVS 6.3.8). The limit counts unknown addresses, too. `failed` is what the log says if it could not be prepared.
 */
export async function mailAfterAnswer(
  call: Asking,
  mail: (call: Mailing, email: string) => Promise<unknown>,
  failed: string,
): Promise<void> {
  const { body, db, services, workspace, now, request } = call;
  const email = readAddress(body.email);
  await limitResets({ limiter: services.limiter, workspaceId: workspace.id, now }, email, request.ip);
  db.afterCommit(() => {
    db.outside
      .transaction((tx) => mail(asSystem({ ...call, db: tx }), email))
      .catch((error: unknown) => services.log.error({ err: error, request_id: request.id }, failed));
  });
}
