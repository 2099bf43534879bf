/** API keys of a company: live keys, whose secrets are printed once, an expired and a revoked key. */
import { newApiKey } from '../auth/apiKeys.ts';
import type { Scope } from '../generated/operations.ts';
import type { DemoPerson } from './people.ts';

const DAY = 86_400_000;

export interface DemoKey {
  id: string;
  name: string;
  /** Null: a service key. */
  owner: DemoPerson | null;
  maker: DemoPerson;
  scopes: readonly Scope[];
  prefix: string;
  secret: string;
  /** When it was created and when it ends, in milliseconds since 1970. */
  created: number;
  ends: number;
  state: 'live' | 'expired' | 'revoked';
}

export interface KeyFacts {
  name: string;
  /** The person's key in the facts; null: a service key. */
  owner: string | null;
  /** The owner by default. */
  maker?: string;
  scopes: readonly Scope[];
  /** Days ago. */
  made: number;
  ended?: { state: 'expired' | 'revoked'; ago: number };
}

/** Creates a key. Prefix and secret are new each time; everything else is reproducible. */
export function makeKey(
  { name, owner: ownerKey, maker, scopes, made, ended }: KeyFacts,
  { person, quiet, id }: { person(key: string): DemoPerson; quiet: number; id(at: number): string },
): DemoKey {
  const owner = ownerKey === null ? null : person(ownerKey);
  const { prefix, secret } = newApiKey(owner ? 'personal' : 'service');
  const creator = maker === undefined ? owner : person(maker);
  if (!creator) throw new Error(`the key ${name} needs a maker`);
  const created = quiet - made * DAY;
  return {
    id: id(created),
    name,
    owner,
    maker: creator,
    scopes,
    prefix,
    secret,
    created,
    ends: ended ? quiet - ended.ago * DAY : Infinity,
    state: ended?.state ?? 'live',
  };
}
