import type { Writing } from '../../../events/writing.ts';

/** The author and time to record if this write makes somebody an admin (rule 204). */
export const madeBy = ({ caller, now }: Writing): { by: string | null; now: string } => ({
  by: caller.userId,
  now: new Date(now).toISOString(),
});
