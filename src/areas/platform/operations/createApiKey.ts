import { newApiKey, type NewApiKey } from '../../../auth/apiKeys.ts';
import { parseTimestamp } from '../../../civil/zones.ts';
import type { Answer, Call } from '../../../contract.ts';
import { conflict, invalid, unauthorized } from '../../../problem.ts';
import { confirmPassword, readOwnSecrets } from '../../../auth/secondFactor.ts';
import { assertKeyFields, assertMayGrant } from '../actions/grants.ts';
import { peopleOf } from '../actions/keyPeople.ts';
import { announceKey } from '../announce.ts';
import { presentNewKey } from '../present/keys.ts';
import { creatorNow, insertKey, liveKeys, type KeyRow } from '../store/keys.ts';
import { takeTurn } from '../store/turn.ts';

/** Live keys per person, and service keys per workspace. */
const LIMITS = { personal: 10, service: 20 } as const;

/**
 * Creates a key for the caller (rule 51) or, for admins, a service key. Only this answer contains the secret.
 */
export default async function createApiKey(call: Call<'createApiKey'>): Promise<Answer<'createApiKey'>> {
  const { body, caller, db, workspace, now } = call;
  const name = body.name.trim();
  if (name === '') throw invalid({ name: ['Must not be blank.'] });
  assertKeyFields(body, now);
  assertMayGrant(body, caller.role, workspace);
  await confirmPassword(call, await readOwnSecrets(call), body.password);

  const ownerId = body.kind === 'personal' ? caller.userId : null;
  await takeTurn(db, `api_keys ${ownerId ?? 'service'}`);
  const creator = await db.maybe(creatorNow, { id: caller.userId! });
  if (!creator) throw unauthorized('invalid_credential', 'The account is no longer active.');
  assertMayGrant(body, creator.role, workspace);
  const { live } = await db.one(liveKeys, { owner_id: ownerId, now: new Date(now).toISOString() });
  if (live >= LIMITS[body.kind]) throw keyLimit(body.kind);
  const { row, secret } = await insert(call, name, ownerId);

  announceKey(call, row);
  return { status: 201, data: presentNewKey(row, secret, await peopleOf(db, [row]), workspace, now) };
}

/**
 * Prefixes are unique in all workspaces. Eight hex digits can collide, so it draws again until one is free.
 */
async function insert(
  { body, caller, db }: Call<'createApiKey'>,
  name: string,
  ownerId: string | null,
): Promise<{ row: KeyRow; secret: string }> {
  const expiresAt =
    body.expires_at === undefined ? null : new Date(parseTimestamp(body.expires_at)!.epochMs).toISOString();
  for (;;) {
    const key: NewApiKey = newApiKey(body.kind);
    const row = await db.maybe(insertKey, {
      kind: body.kind,
      owner_id: ownerId,
      created_by: caller.userId!,
      name,
      prefix: key.prefix,
      secret_hash: key.hash,
      scopes: body.scopes,
      expires_at: expiresAt,
      allowed_ips: body.allowed_ips ?? [],
    });
    if (row) return { row, secret: key.secret };
  }
}

const keyLimit = (kind: 'personal' | 'service') =>
  conflict(
    'key_limit',
    kind === 'personal'
      ? `You have ${LIMITS.personal} keys already. Revoke one you no longer need.`
      : `The workspace has ${LIMITS.service} service keys already. Revoke one it no longer needs.`,
    { limit: LIMITS[kind] },
  );
