/**
 * Time entries: `[started_at, ended_at)`, half-open, exact to the millisecond; the entry of a running clock
 * has no end. Instants are milliseconds since 1970-01-01T00:00Z.
 */
import type { ParsedTimestamp } from '../../../civil/zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const MAX_ENTRY_MS = 24 * HOUR;

/** How far in the future a time may lie, to tolerate clients whose clock is ahead (rule 33). */
const FUTURE_TOLERANCE_MS = 5 * MINUTE;

/** The times of an entry; `ended_at` is null while the clock runs. */
export interface Stretch {
  readonly started_at: number;
  readonly ended_at: number | null;
}

/**
 * Whole elapsed seconds, including breaks. Based on instants, so that clock changes do not matter (rule 29).
 */
export function durationSeconds(startedAt: number, endedAt: number): number {
  return Math.max(0, Math.floor((endedAt - startedAt) / 1000));
}

/** Elapsed seconds minus the break. */
export function workedSeconds(startedAt: number, endedAt: number, breakMinutes: number): number {
  return Math.max(0, durationSeconds(startedAt, endedAt) - breakMinutes * 60);
}

/**
 * Rules 27, 28: 09:00–13:00 and 13:00–17:00 do not overlap; a running clock has no end, so it overlaps all
 * that follows.
 */
export function entriesOverlap(a: Stretch, b: Stretch): boolean {
  return a.started_at < (b.ended_at ?? Infinity) && b.started_at < (a.ended_at ?? Infinity);
}

/** Ids of the entries that a new or edited one overlaps, without itself (rule 27). */
export function conflictsOf(
  entry: Stretch & { readonly id?: string | null },
  others: readonly (Stretch & { readonly id: string })[],
): string[] {
  return others
    .filter((other) => other.id !== entry.id && entriesOverlap(entry, other))
    .map((other) => other.id);
}

/**
 * Errors by field for a closed entry, or null (rules 30, 33). A null time is one that `parseTimestamp`
 * refused.
 */
export function entryProblems(
  entry: {
    readonly started_at: ParsedTimestamp | null;
    readonly ended_at: ParsedTimestamp | null;
    readonly break_minutes: number;
  },
  now: number,
): Record<string, string[]> | null {
  const errors: Record<string, string[]> = {};
  const add = (field: string, text: string) => (errors[field] ??= []).push(text);
  const { started_at: start, ended_at: end } = entry;
  if (!start) add('started_at', NO_OFFSET);
  else if (start.epochMs > now + FUTURE_TOLERANCE_MS) add('started_at', FUTURE);
  if (!end) add('ended_at', NO_OFFSET);
  else if (end.epochMs > now + FUTURE_TOLERANCE_MS) add('ended_at', FUTURE);
  if (start && end) {
    const elapsed = end.epochMs - start.epochMs;
    if (elapsed <= 0) add('ended_at', 'Must be after started_at.');
    else if (elapsed > MAX_ENTRY_MS) add('ended_at', 'At most 24 hours after started_at.');
    if (elapsed > 0 && entry.break_minutes > 0 && entry.break_minutes * MINUTE >= elapsed) {
      add('break_minutes', 'Must be shorter than the entry.');
    }
  }
  return Object.keys(errors).length ? errors : null;
}

const NO_OFFSET = 'Needs a timestamp with a time-zone offset, such as 2026-07-01T09:00:00+02:00.';
const FUTURE = 'Must not lie in the future.';
