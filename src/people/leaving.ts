import type { CivilDate } from '../civil/dates.ts';
import type { CallerWriting } from '../events/writing.ts';

/** A person who is being deactivated; their row is locked. */
export interface Leaver {
  id: string;
  /** Their last day, which may be in the future; access ends at once nevertheless (rule 49). */
  lastDay: CivilDate;
}

/**
 * Ends what an area has open for somebody who leaves, in the transaction of the deactivation and with its caller as
 * actor. An area adds its own with the default export of its `leaving.ts`.
 */
export type Leaving = (call: CallerWriting, leaver: Leaver) => Promise<void>;
