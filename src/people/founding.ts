import type { Logger } from 'pino';
import type { Writing } from '../events/writing.ts';
import type { Mailer } from '../mail/mailer.ts';

/** A workspace that is being made; the writer is the system. */
export interface FoundingCall extends Writing {
  services: { mailer: Mailer; log: Logger };
  /** Its first admin. */
  founder: { email: string; first_name: string; last_name: string };
}

/**
 * Writes what a new workspace begins with, in the transaction that makes it. An area adds its own with the default export of its
 * `founding.ts`.
 */
export type Founding = (call: FoundingCall) => Promise<void>;
