import type { Caller } from '../auth/caller.ts';
import type { Tx } from '../db/handle.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { RequestFacts } from './requestFacts.ts';

/** A call that writes, as far as its traces need it: who, in which transaction and workspace, when, out of which request. */
export interface Writing {
  caller: Caller;
  db: Tx;
  workspace: Workspace;
  /** Milliseconds since 1970. */
  now: number;
  request: RequestFacts;
}
