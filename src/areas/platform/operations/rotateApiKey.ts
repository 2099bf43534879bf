import { newSecretOf } from '../../../auth/apiKeys.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit, authorOf } from '../../../events/audit.ts';
import { holdLiveKey } from '../liveKey.ts';
import { rotateKey } from '../store/keys.ts';

const HOUR = 3_600_000;

/** Another secret under the same prefix. The one of now works until its grace ends; there is never a third. */
export default async function rotateApiKey(call: Call<'rotateApiKey'>): Promise<Answer<'rotateApiKey'>> {
  const { body, caller, db, workspace, services, now, request } = call;
  const grace = body.grace_hours ?? 0;
  const key = await holdLiveKey(call);
  const { secret, hash } = newSecretOf(key.prefix);
  await db.count(rotateKey, [key.id, hash, grace === 0 ? null : new Date(now + grace * HOUR).toISOString()]);
  audit(db, authorOf(caller, request), {
    action: 'rotated secret of',
    resource: 'api_key',
    id: key.id,
    changes: { grace_hours: [null, grace] },
  });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: { secret } };
}
