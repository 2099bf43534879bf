import { createHash } from 'node:crypto';
import type { Count } from './limiter.ts';

/** Adds up what processes counted. */
export interface LimitStore {
  /** Adds these counts; answers what all processes together counted under the same keys, in one trip. */
  exchange(counts: readonly Count[]): Promise<Count[]>;
  /** Takes out what was counted under these keys. */
  forget(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What a key is called outside the process: some hold an e-mail address, which is nobody's business there. */
export const publicName = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);
