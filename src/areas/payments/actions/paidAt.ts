import { invalid } from '../../../problem.ts';

/**
 * The time of payment, by default now. Times up to two seconds ahead count as now, because clocks differ.
 * @throws 422 for a time in the future.
 */
export function paidAtOf(sent: string | undefined, now: number): string {
  if (sent === undefined) return new Date(now).toISOString();
  const at = Date.parse(sent);
  if (at > now + CLOCKS) throw invalid({ paid_at: ['Must not be in the future.'] });
  return new Date(Math.min(at, now)).toISOString();
}

const CLOCKS = 2_000;
