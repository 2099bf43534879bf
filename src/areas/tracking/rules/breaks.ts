/** Legally required breaks (rule 37): missing ones are reported as warnings and never refused. */
import { durationSeconds, workedSeconds } from './entries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Shortest gap between entries that counts as a break, in seconds. */
const SHORTEST_BREAK = 15 * MINUTE;

export type Warning = 'break';

/**
 * Takes one entry or the entries of a day, in any order; instants are in milliseconds. Returns `['break']` if
 * more than 6 h were worked with less than 30 min of break, or more than 9 h with less than 45 min.
 */
export function breakWarnings(
  entries: readonly {
    readonly started_at: number;
    readonly ended_at: number;
    readonly break_minutes: number;
  }[],
): Warning[] {
  const ordered = [...entries].sort((a, b) => a.started_at - b.started_at);
  let worked = 0;
  let pause = 0;
  let end: number | null = null;
  for (const entry of ordered) {
    worked += workedSeconds(entry.started_at, entry.ended_at, entry.break_minutes);
    pause += entry.break_minutes * MINUTE;
    const gap = end === null ? 0 : durationSeconds(end, entry.started_at);
    if (gap >= SHORTEST_BREAK) pause += gap;
    end = Math.max(end ?? 0, entry.ended_at);
  }
  const needed = worked > 9 * HOUR ? 45 * MINUTE : worked > 6 * HOUR ? 30 * MINUTE : 0;
  return pause < needed ? ['break'] : [];
}
