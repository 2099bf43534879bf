import type { CivilDate } from '../civil/dates.ts';
import type { CallerWriting } from '../events/writing.ts';

/** Somebody who is being deactivated; their row is held. */
export interface Leaver {
  id: string;
  /** Their last day, which may lie ahead: access ends at once all the same (rule 49). */
  lastDay: CivilDate;
}

/**
 * What an area ends when somebody leaves, in the transaction of the deactivation and with its caller as actor. An area joins
 * by the default export of its `leaving.ts`.
 */
export type Leaving = (call: CallerWriting, leaver: Leaver) => Promise<void>;
