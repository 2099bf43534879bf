import type { CivilDate } from '../civil/dates.ts';
import { localDate, startOfDay } from '../civil/zones.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface When {
  now: number;
  workspace: Pick<Workspace, 'timezone'>;
}

/**
 * The instant for "paid on this day": noon in the workspace's zone, or now if that is earlier. So the payment
 * belongs to that day in all summaries (rule 48).
 * @throws Problem 422 for a day in the future
 */
export function paidAtOf({ now, workspace }: When, paidOn: CivilDate): string {
  const { timezone } = workspace;
  if (paidOn > localDate(now, timezone)) throw invalid({ paid_on: ['Must not be in the future.'] });
  const noon = startOfDay(paidOn, timezone) + NOON;
  return new Date(Math.min(noon, now)).toISOString();
}

const NOON = 12 * 3_600_000;
