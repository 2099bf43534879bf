import { invalid } from '../../../problem.ts';

/** When it was paid, now unless said otherwise; 422 in the future. A second or two that clocks differ by are now. */
export function paidAtOf(sent: string | undefined, now: number): string {
  if (sent === undefined) return new Date(now).toISOString();
  const at = Date.parse(sent);
  if (at > now + CLOCKS) throw invalid({ paid_at: ['Must not be in the future.'] });
  return new Date(Math.min(at, now)).toISOString();
}

const CLOCKS = 2_000;
