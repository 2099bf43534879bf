import { KEY_LIMITS, type Workspace } from '../workspace/workspace.ts';
import type { Caller } from './caller.ts';

/** Requests per minute for a signed-in person (service.md, "Limits"). */
const SIGNED_IN = 240;

export interface RequestLimit {
  policy: 'key' | 'user';
  limit: number;
  windowSeconds: number;
}

/** The rate limit of a caller: of a key by the workspace's plan, of a session per person. */
export const requestLimit = (caller: Caller, workspace: Workspace): RequestLimit =>
  caller.kind === 'user'
    ? { policy: 'user', limit: SIGNED_IN, windowSeconds: 60 }
    : { policy: 'key', limit: KEY_LIMITS[workspace.plan], windowSeconds: 60 };
