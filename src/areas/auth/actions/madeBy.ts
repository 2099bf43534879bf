import type { Writing } from '../../../events/writing.ts';

/** Who makes somebody an admin by this write, where it does, and when (rule 204). */
export const madeBy = ({ caller, now }: Writing): { by: string | null; now: string } => ({
  by: caller.userId,
  now: new Date(now).toISOString(),
});
