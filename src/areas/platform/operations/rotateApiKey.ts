import { newSecretOf } from '../../../auth/apiKeys.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit } from '../../../events/audit.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { tellKeyPeople } from '../actions/keyNotice.ts';
import { holdLiveKey } from '../actions/holdLiveKey.ts';
import { rotateKey } from '../store/keys.ts';

const HOUR = 3_600_000;

/**
 * Creates a new secret under the same prefix, for a caller who enters their password. The current one works
 * until its grace period ends; there is never a third. The caller has seen the new secret and counts as a
 * holder of the key (rule 21).
 */
export default async function rotateApiKey(call: Call<'rotateApiKey'>): Promise<Answer<'rotateApiKey'>> {
  const { body, caller, db, workspace, services, now } = call;
  const grace = body.grace_hours ?? 0;
  await confirmPassword(call, await readOwnSecrets(call), body.password);
  const key = await holdLiveKey(call, 'rotate');
  const { secret, hash } = newSecretOf(key.prefix);
  const oldEnds = grace === 0 ? null : new Date(now + grace * HOUR).toISOString();
  await db.count(rotateKey, {
    id: key.id,
    secret_hash: hash,
    previous_valid_until: oldEnds,
    user_id: caller.userId,
    rotated_at: new Date(now).toISOString(),
  });
  audit(call, {
    action: 'rotated secret of',
    resource: 'api_key',
    id: key.id,
    changes: { grace_hours: [null, grace] },
  });
  await tellKeyPeople(call, key, {
    kind: 'key_rotated',
    title: 'An API key has a new secret',
    body: oldEnds === null ? 'The old one no longer works.' : `The old one works until ${oldEnds}.`,
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: { secret } };
}
