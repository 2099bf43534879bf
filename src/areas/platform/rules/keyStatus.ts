import type { Machine } from '../../../lib/machine.ts';

export type KeyStatus = 'active' | 'revoked' | 'expired' | 'suspended';

const ended = (status: KeyStatus): string => `The key is ${status}. Create another.`;

/** The state machine of an API key (section B). Revoked and expired are final. */
export const KEY_MACHINE: Machine<KeyStatus, 'edit' | 'rotate' | 'revoke'> = {
  resource: 'api_key',
  called: 'The key',
  transitions: [
    {
      from: ['active', 'suspended'],
      action: 'edit',
      to: null,
      otherwise: 'key_ended',
      text: ended,
    },
    {
      from: ['active', 'suspended'],
      action: 'rotate',
      to: null,
      otherwise: 'key_ended',
      text: ended,
    },
    { from: ['active', 'suspended', 'expired'], action: 'revoke', to: 'revoked', verb: 'revoked' },
  ],
};

export interface KeyFacts {
  revoked: boolean;
  /** Milliseconds since 1970; null if it does not expire. */
  expiresAt: number | null;
  /** False while the owner of a personal key is not active. Always true for a service key. */
  ownerActive: boolean;
  /** False while the workspace's plan has no API access. */
  planHasApi: boolean;
}

/** The status of an API key (section B). Suspended ends with its cause. `now` in milliseconds since 1970. */
export function keyStatus(key: KeyFacts, now: number): KeyStatus {
  if (key.revoked) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired';
  return key.ownerActive && key.planHasApi ? 'active' : 'suspended';
}
