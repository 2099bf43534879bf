import { SYSTEM_ACTOR, type Actor, type Caller } from '../auth/caller.ts';
import type { Tx } from '../db/handle.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { RequestFacts } from './requestFacts.ts';

/** Who writes, as the audit trail, events and notifications name them; what they may do is not asked here. */
export interface Writer {
  /** The person; null for a service key and the system. */
  userId: string | null;
  actor: Actor;
  source: Caller['source'] | 'system';
  keyPrefix: string | null;
}

/**
 * A write, as far as `audit`, `emit` and `notify` need it: by whom, in which transaction and workspace, when, out of which
 * request. Every call that writes is one; timed jobs make theirs with `systemCall`.
 */
export interface Writing {
  caller: Writer;
  db: Tx;
  workspace: Workspace;
  /** Milliseconds since 1970. */
  now: number;
  /** Null for a job, which nobody asked for. */
  request: RequestFacts | null;
}

/** A write that a signed-in person or a key has asked for, for what depends on what they may do. */
export interface CallerWriting extends Writing {
  caller: Caller;
  request: RequestFacts;
}

const SYSTEM: Writer = { userId: null, actor: SYSTEM_ACTOR, source: 'system', keyPrefix: null };

/** A write of a timed job's. */
export const systemCall = (db: Tx, workspace: Workspace, now: number): Writing => ({
  caller: SYSTEM,
  db,
  workspace,
  now,
  request: null,
});

/** The same call, for what the system does by itself while it is answered; the request is kept. */
export const asSystem = <Call extends object>(call: Call): Omit<Call, 'caller'> & { caller: Writer } => ({
  ...call,
  caller: SYSTEM,
});

/** The same call as the person's who is only just signing in: it has no caller yet. */
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
