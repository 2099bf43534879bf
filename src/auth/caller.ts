import type { Role } from '../openapi/operation.ts';
import type { Scope } from '../generated/operations.ts';

/** Who did something, as in events and the audit trail. */
export interface Actor {
  id: string;
  email: string;
  name: string;
}

/** Who makes a call. */
export interface Caller {
  kind: 'user' | 'personal_key' | 'service_key';
  /** The person: session user or key owner; null for a service key, which owns no records. */
  userId: string | null;
  /** The person's role, read at most a second ago; a service key acts as admin within its scopes. */
  role: Role;
  /** The scopes of a key; null for a session, which is not restricted. */
  scopes: readonly Scope[] | null;
  keyId: string | null;
  keyPrefix: string | null;
  /**
   * People who have seen the key's secret, its creator and those who rotated it: it may not decide on their records
   * (rule 21).
   */
  keyHolders: readonly string[];
  /**
   * People who made the caller, or a holder of the key, an admin less than 72 hours ago, directly or through others: for their
   * records the caller is no second person (rule 204).
   */
  madeAdminBy: readonly string[];
  sessionId: string | null;
  /** The person has a second factor; a service key, which has no person, needs none. */
  secondFactor: boolean;
  /** When the credential ends, in milliseconds since 1970; Infinity for a key without an end. */
  until: number;
  actor: Actor;
  /** `assistant`: a key, used through /mcp. */
  source: 'api' | 'app' | 'assistant' | 'dashboard';
  /** The person's own time zone, where they have one. */
  timezone: string | null;
}

const RANK: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };

/** Role order: employee < manager < admin. */
export const atLeast = (role: Role, least: Role): boolean => RANK[role] >= RANK[least];

/** Identifies this caller in idempotency rows, limits and logs. */
export const principalOf = (caller: Caller): string =>
  caller.keyId === null ? `user:${caller.userId}` : `key:${caller.keyId}`;

/** The system as an actor: jobs and forgotten clocks. */
export const SYSTEM_ACTOR: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  email: 'system@service.invalid',
  name: 'system',
};
