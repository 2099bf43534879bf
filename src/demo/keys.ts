/** API keys of the demo: live ones, whose secrets are handed out once, and what is left of an expired and a revoked one. */
import { hashApiKey, newApiKey } from '../auth/apiKeys.ts';
import type { Scope } from '../generated/operations.ts';
import type { Journal } from './journal.ts';
import type { Person } from './people.ts';
import { iso, type Stage } from './stage.ts';
import { bytes } from './write.ts';

const DAY = 86_400_000;

export interface DemoKey {
  id: string;
  name: string;
  /** Null: a service key. */
  owner: Person | null;
  maker: Person;
  scopes: readonly Scope[];
  prefix: string;
  secret: string;
  /** Instants between which it works. */
  created: number;
  ends: number;
  state: 'live' | 'expired' | 'revoked';
}

export interface KeyWish {
  name: string;
  owner: Person | null;
  maker?: Person;
  scopes: readonly Scope[];
  /** Days ago. */
  made: number;
  ended?: { state: 'expired' | 'revoked'; ago: number };
}

/** Makes a key; everything about it but prefix and secret repeats. */
export function makeKey(stage: Stage, { name, owner, maker, scopes, made, ended }: KeyWish): DemoKey {
  const { prefix, secret } = newApiKey(owner ? 'personal' : 'service');
  const creator = maker ?? owner;
  if (!creator) throw new Error(`somebody makes the key ${name}`);
  const created = stage.quiet - made * DAY;
  return {
    id: stage.id(created),
    name,
    owner,
    maker: creator,
    scopes,
    prefix,
    secret,
    created,
    ends: ended ? stage.quiet - ended.ago * DAY : Infinity,
    state: ended?.state ?? 'live',
  };
}

export function layKeys(stage: Stage, keys: readonly DemoKey[], journal: Journal): void {
  for (const key of keys) {
    const { id, created, ends, state } = key;
    const by = journal.by(key.maker, created);
    const kind = key.owner ? 'personal' : 'service';
    const used = Math.min(ends, stage.quiet) - 3 * 3_600_000;
    stage.put('api_keys', {
      id,
      created_at: iso(created),
      updated_at: iso(state === 'revoked' ? ends : created),
      version: state === 'revoked' ? 2 : 1,
      kind,
      owner_id: key.owner?.id ?? null,
      created_by: key.maker.id,
      name: key.name,
      prefix: key.prefix,
      secret_hash: bytes(hashApiKey(key.secret)),
      scopes: key.scopes,
      revoked_at: state === 'revoked' ? iso(ends) : null,
      expires_at: state === 'expired' ? iso(ends) : null,
      last_used_at: iso(used),
      last_used_ip: '198.51.100.20',
    });
    const changes: Record<string, [unknown, unknown]> = { name: [null, key.name], kind: [null, kind] };
    journal.act({ at: created, by, action: 'created', resource: 'api_key', id, changes });
    if (state === 'revoked')
      journal.act({ at: ends, by: journal.by(key.maker, ends), action: 'revoked', resource: 'api_key', id });
  }
}
