import type { CivilDate } from '../civil/dates.ts';
import { localDate, startOfDay } from '../civil/zones.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface When {
  now: number;
  workspace: Pick<Workspace, 'timezone'>;
}

/**
 * The instant that stands for "paid on this day": noon of it in the workspace's zone, or now, where that comes before. So the
 * payment is of that day, also where the summaries of a year look (rule 48). 422 for a day that is still to come.
 */
export function paidAtOf({ now, workspace }: When, paidOn: CivilDate): string {
  const { timezone } = workspace;
  if (paidOn > localDate(now, timezone)) throw invalid({ paid_on: ['Must not be in the future.'] });
  const noon = startOfDay(paidOn, timezone) + NOON;
  return new Date(Math.min(noon, now)).toISOString();
}

const NOON = 12 * 3_600_000;
