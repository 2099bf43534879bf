export interface KeyFacts {
  revoked: boolean;
  /** Milliseconds since 1970; null: no end. */
  expiresAt: number | null;
  /** False while the owner of a personal key is not active; a service key has no owner to lose. */
  ownerActive: boolean;
  /** False while the workspace's plan has no API access. */
  planHasApi: boolean;
}

/**
 * The state of an API key (section B): revoked and expired are final, suspended ends when its cause does. `now` in
 * milliseconds since 1970.
 */
export function keyStatus(key: KeyFacts, now: number): 'active' | 'revoked' | 'expired' | 'suspended' {
  if (key.revoked) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired';
  return key.ownerActive && key.planHasApi ? 'active' : 'suspended';
}
