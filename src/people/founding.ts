import type { Writing } from '../events/writing.ts';
import type { Outbox } from '../mail/outbox.ts';

/** The creation of a workspace; the caller is the system. */
export interface FoundingCall extends Writing {
  services: { outbox: Outbox };
  founder: { email: string; first_name: string; last_name: string };
}

/**
 * Writes an area's initial rows of a new workspace, in the transaction that creates it. The default export of
 * the area's `founding.ts`.
 */
export type Founding = (call: FoundingCall) => Promise<void>;
