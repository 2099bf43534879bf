/**
 * The live clock: one per person (rule 26), stopped automatically at a limit (rule 35). Instants are
 * milliseconds.
 */
import { MAX_ENTRY_MS } from './entries.ts';

const HOUR = 3_600_000;

export const MAX_CLOCK_HOURS = 16;

export type ClockStart =
  | { readonly kind: 'start' }
  /** The old clock stops at the instant the new one starts. */
  | { readonly kind: 'stop_and_start'; readonly stop_at: number }
  /** 409 `clock_running`, the running entry in `data`. */
  | { readonly kind: 'clock_running' }
  /** 409 `entry_overlap`: the new clock would begin before the running one did. */
  | { readonly kind: 'entry_overlap' };

/** Rule 26. A running clock past its limit counts as stopped at the limit, even if the job is late. */
export function startClock(
  running: { readonly started_at: number } | null,
  startAt: number,
  ifRunning: 'reject' | 'stop',
  maxHours = MAX_CLOCK_HOURS,
): ClockStart {
  if (!running) return { kind: 'start' };
  if (ifRunning === 'reject') return { kind: 'clock_running' };
  if (startAt <= running.started_at) return { kind: 'entry_overlap' };
  return { kind: 'stop_and_start', stop_at: Math.min(startAt, autoStopAt(running.started_at, maxHours)) };
}

/** Errors by field for the `started_at` of a clock: not in the future, at most 24 h ago. Null if valid. */
export function clockStartProblems(startAt: number, now: number): Record<string, string[]> | null {
  if (startAt > now) return { started_at: ['Must not lie in the future.'] };
  if (startAt < now - MAX_ENTRY_MS) return { started_at: ['At most 24 hours back.'] };
  return null;
}

/**
 * Errors by field for stopping a clock: after its start, not in the future, break shorter than the time. Null
 * if valid.
 */
export function clockStopProblems(
  startedAt: number,
  stopAt: number,
  breakMinutes: number,
  now: number,
): Record<string, string[]> | null {
  if (stopAt > now) return { ended_at: ['Must not lie in the future.'] };
  if (stopAt <= startedAt) return { ended_at: ['Must be after the start of the clock.'] };
  if (stopAt - startedAt > MAX_ENTRY_MS)
    return { ended_at: ['At most 24 hours after the start of the clock.'] };
  if (breakMinutes > 0 && breakMinutes * 60_000 >= stopAt - startedAt) {
    return { break_minutes: ['Must be shorter than the time worked.'] };
  }
  return null;
}

/** Rule 35: the instant at which a forgotten clock stops, however late the job runs. */
export function autoStopAt(startedAt: number, maxHours = MAX_CLOCK_HOURS): number {
  return startedAt + maxHours * HOUR;
}

export function isOverdue(startedAt: number, now: number, maxHours = MAX_CLOCK_HOURS): boolean {
  return now >= autoStopAt(startedAt, maxHours);
}
