import type { CivilDate } from '../civil/dates.ts';
import { localDate, startOfDay } from '../civil/zones.ts';
import { invalid } from '../problem.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { assertBooksOpen } from './closedBooks.ts';

interface When {
  now: number;
  workspace: Pick<Workspace, 'timezone' | 'settings'>;
}

/**
 * The instant for "paid on this day": noon in the workspace's zone, or now if that is earlier. So the payment
 * belongs to that day in all summaries (rule 48).
 * @throws Problem 422 for a day in the future; 409 `period_closed`
 */
export function paidAtOf({ now, workspace }: When, paidOn: CivilDate): string {
  const { timezone } = workspace;
  if (paidOn > localDate(now, timezone)) throw invalid({ paid_on: ['Must not be in the future.'] });
  assertBooksOpen(workspace, paidOn);
  const noon = startOfDay(paidOn, timezone) + NOON;
  return new Date(Math.min(noon, now)).toISOString();
}

/**
 * The time of payment, by default now. Times up to two seconds ahead count as now, because clocks differ.
 * @throws Problem 422 for a time in the future; 409 `period_closed`
 */
export function paidAtTime({ now, workspace }: When, sent?: string): string {
  const at = sent === undefined ? now : Date.parse(sent);
  if (at > now + CLOCKS) throw invalid({ paid_at: ['Must not be in the future.'] });
  const counted = Math.min(at, now);
  assertBooksOpen(workspace, localDate(counted, workspace.timezone));
  return new Date(counted).toISOString();
}

const NOON = 12 * 3_600_000;
const CLOCKS = 2_000;
