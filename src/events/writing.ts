import { SYSTEM_ACTOR, type Actor, type Caller } from '../auth/caller.ts';
import type { Tx } from '../db/handle.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { RequestFacts } from './requestFacts.ts';

/** Who writes, for the audit trail, events and notifications; without permissions. */
export interface Writer {
  /** The person; null for a service key and the system. */
  userId: string | null;
  actor: Actor;
  source: Caller['source'] | 'system';
  keyPrefix: string | null;
  /** Why the only admin takes a step on their own record (rule 202). */
  exceptionReason?: string;
}

/**
 * The part of a write that `audit`, `emit` and `notify` need: who, in which transaction and workspace, when,
 * from which request. Handlers pass their call; timed jobs make one with `systemCall`.
 */
export interface Writing {
  caller: Writer;
  db: Tx;
  workspace: Workspace;
  /** Milliseconds since 1970. */
  now: number;
  /** Null for a job. */
  request: RequestFacts | null;
}

/** A write by a signed-in person or a key, for code that depends on their permissions. */
export interface CallerWriting extends Writing {
  caller: Caller;
  request: RequestFacts;
}

const SYSTEM: Writer = { userId: null, actor: SYSTEM_ACTOR, source: 'system', keyPrefix: null };

/** The call of a timed job. */
export const systemCall = (db: Tx, workspace: Workspace, now: number): Writing => ({
  caller: SYSTEM,
  db,
  workspace,
  now,
  request: null,
});

/**
 * The same call with the system as writer, for what the service does by itself while it answers. The request
 * is kept.
 */
export const asSystem = <Call extends object>(call: Call): Omit<Call, 'caller'> & { caller: Writer } => ({
  ...call,
  caller: SYSTEM,
});

/**
 * The same call with this person as writer: somebody who is just signing in, so that the call has no caller
 * yet.
 */
export const asPerson = <Call extends { request: RequestFacts }>(
  call: Call,
  { id, email, first_name, last_name }: { id: string; email: string; first_name: string; last_name: string },
): Omit<Call, 'caller'> & { caller: Writer } => ({
  ...call,
  caller: {
    userId: id,
    actor: { id, email, name: `${first_name} ${last_name}` },
    source: call.request.client,
    keyPrefix: null,
  },
});
