import { sha256 } from '../lib/sha256.ts';
import type { Count } from './limiter.ts';

/** Adds up the counts of all processes. */
export interface LimitStore {
  /** Adds these counts and returns the sums of all processes for the same keys, in one round trip. */
  exchange(counts: readonly Count[]): Promise<Count[]>;
  /** Deletes the counts of these keys. */
  forget(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The key outside of this process: hashed, because some keys contain an e-mail address. */
export const publicName = (key: string): string => sha256(key).toString('base64url').slice(0, 22);
