import type { Logger } from 'pino';
import type { Writing } from '../events/writing.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The creation of a workspace; the caller is the system. */
export interface FoundingCall extends Writing {
  services: { mailer: Mailer; log: Logger };
  founder: { email: string; first_name: string; last_name: string };
}

/**
 * Writes an area's initial rows of a new workspace, in the transaction that creates it. The default export of
 * the area's `founding.ts`.
 */
export type Founding = (call: FoundingCall) => Promise<void>;
