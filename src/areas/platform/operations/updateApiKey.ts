import { parseTimestamp } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { audit, changedFields } from '../../../events/audit.ts';
import { merged } from '../../../lib/merged.ts';
import { invalid } from '../../../problem.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { assertKeyFields } from '../actions/grants.ts';
import { tellKeyPeople } from '../actions/keyNotice.ts';
import { peopleOf } from '../actions/keyPeople.ts';
import { holdLiveKey } from '../actions/holdLiveKey.ts';
import { opensWider } from '../actions/networks.ts';
import { presentKey } from '../present/keys.ts';
import { updateKey } from '../store/keys.ts';

/**
 * Narrows a key or, with the caller's password, allows further networks. This process applies it at commit,
 * others by the table's notification within a second.
 */
export default async function updateApiKey(call: Call<'updateApiKey'>): Promise<Answer<'updateApiKey'>> {
  const { body, db, workspace, services, now } = call;
  // before the key is locked, because hashing takes time
  if (body.password !== undefined) await confirmPassword(call, await readOwnSecrets(call), body.password);
  const before = await holdLiveKey(call, 'edit');
  assertKeyFields(body, now, before);
  const wider = body.allowed_ips !== undefined && opensWider(before.allowed_ips, body.allowed_ips);
  if (wider && body.password === undefined)
    throw invalid({ password: ['Is required to allow further networks.'] });
  const after = await db.one(
    updateKey,
    merged(before, {
      ...body,
      name: body.name?.trim(),
      expires_at: body.expires_at && new Date(parseTimestamp(body.expires_at)!.epochMs).toISOString(),
    }),
  );
  audit(call, {
    action: 'updated',
    resource: 'api_key',
    id: after.id,
    changes: changedFields(FIELDS, before, after),
  });
  if (wider)
    await tellKeyPeople(call, after, {
      kind: 'key_widened',
      title: 'An API key can be used from more places',
      body: after.allowed_ips.length === 0 ? 'From anywhere.' : `From ${after.allowed_ips.join(', ')}.`,
    });
  db.afterCommit(() => services.accessChanged(workspace.id));
  return { status: 200, data: presentKey(after, await peopleOf(db, [after]), workspace, now) };
}

const FIELDS = ['name', 'scopes', 'expires_at', 'allowed_ips'] as const;
