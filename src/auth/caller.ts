import type { Role } from '../openapi/operation.ts';
import type { Scope } from '../generated/operations.ts';

/** Who did something, in the form of events and the audit log. */
export interface Actor {
  id: string;
  email: string;
  name: string;
}

export interface Caller {
  kind: 'user' | 'personal_key' | 'service_key';
  /** The session's user or the key's owner; null for a service key, which owns no records. */
  userId: string | null;
  /** The person's role, at most a second old; a service key acts as an admin within its scopes. */
  role: Role;
  /** The scopes of a key; null for a session, which has no such restriction. */
  scopes: readonly Scope[] | null;
  keyId: string | null;
  keyPrefix: string | null;
  /**
   * People who have seen the key's secret: its creator and those who rotated it. It may not decide on their
   * records (rule 21).
   */
  keyHolders: readonly string[];
  /**
   * People who made the caller, or a holder of the key, an admin less than 72 hours ago, directly or through
   * others. The caller does not count as a second person for their records (rule 204).
   */
  madeAdminBy: readonly string[];
  sessionId: string | null;
  /** Whether the person has a second factor; true for a service key, which has no person. */
  secondFactor: boolean;
  /** End of the credential in milliseconds since 1970; Infinity for a key that does not expire. */
  until: number;
  actor: Actor;
  /** `assistant`: a key used through /mcp. */
  source: 'api' | 'app' | 'assistant' | 'dashboard';
  /** The person has left and has a token for their documents only (rule 230). */
  leaver: boolean;
  /** Why the only admin takes this step on their own record, if they may (rule 202). */
  exceptionReason?: string;
  /** The person's own time zone, if set. */
  timezone: string | null;
}

const RANK: Record<Role, number> = { employee: 0, manager: 1, admin: 2 };

/** Whether `role` is at least `least`: employee < manager < admin. */
export const atLeast = (role: Role, least: Role): boolean => RANK[role] >= RANK[least];

/** Identifies the caller in idempotency rows, limits and logs. */
export const principalOf = (caller: Caller): string =>
  caller.keyId === null ? `user:${caller.userId}` : `key:${caller.keyId}`;

/** The actor of jobs and of forgotten clocks. */
export const SYSTEM_ACTOR: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  email: 'system@service.invalid',
  name: 'system',
};
