/** Ending a running clock: by its person, by a new start, at deactivation, or automatically at the limit. */
import { parseTimestamp } from '../../../civil/zones.ts';
import type { Writing } from '../../../events/writing.ts';
import { withTimesOf } from '../../../openapi/times.ts';
import { conflict, invalid } from '../../../problem.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import { assertNoOverlap, instant } from './guard.ts';
import { announceClockStopped, tellOfAutoStop } from '../announce.ts';
import { presentEntry } from '../present/entry.ts';
import { autoStopAt, clockStopProblems } from '../rules/clock.ts';
import { endEntry, type EntryRow } from '../store/entries.ts';
import { textOfPatch } from '../../../lib/texts.ts';

export interface ClockEnd {
  /** Milliseconds since 1970; after the start. */
  at: number;
  /** Minutes; unchanged if undefined, as is the description. */
  breakMinutes?: number | undefined;
  description?: string | null | undefined;
  /** True if the clock was stopped at its limit, not by the person. */
  autoStopped?: boolean;
  /** Additional changes for the audit line. */
  changes?: Record<string, [unknown, unknown]> | undefined;
}

/**
 * Closes the entry of a running clock, with its audit line and `clock.stopped`. Lock the row first
 * (`runningForUpdate`). Returns the closed entry, or undefined if the clock is no longer running.
 */
export async function endClock(
  call: Writing,
  running: EntryRow,
  { at, breakMinutes, description, autoStopped = false, changes = {} }: ClockEnd,
): Promise<EntryRow | undefined> {
  const closed = await call.db.maybe(endEntry, {
    id: running.id,
    ended_at: instant(at),
    break_minutes: breakMinutes ?? running.break_minutes,
    description: description === undefined ? running.description : description,
    auto_stopped: autoStopped,
  });
  if (!closed) return undefined;
  announceClockStopped(call, closed, changes);
  return closed;
}

/** Rule 35: stops a forgotten clock at its limit, as the system, and notifies its person once. */
export async function endForgottenClock(call: Writing, running: EntryRow): Promise<EntryRow | undefined> {
  const hours = call.workspace.settings.max_clock_hours;
  const closed = await endClock(call, running, {
    at: autoStopAt(Date.parse(running.started_at), hours),
    autoStopped: true,
  });
  if (!closed) return undefined;
  tellOfAutoStop(call, closed);
  return closed;
}

export interface StopWish {
  ended_at?: string | undefined;
  break_minutes?: number | undefined;
  description?: string | undefined;
}

/**
 * Stops a locked running clock at the given time, or now. A clock past its limit ends at the limit (rule 35)
 * unless the caller gives a time. Throws 409 or 422 if it cannot end then (rules 26, 27, 33).
 */
export async function stopClock(
  call: Writing,
  running: EntryRow | undefined,
  wish: StopWish,
  changes?: ClockEnd['changes'],
): Promise<EntryRow> {
  const { db, workspace, now } = call;
  if (!running) throw notRunning();
  const started = Date.parse(running.started_at);
  const limit = autoStopAt(started, workspace.settings.max_clock_hours);
  const given = wish.ended_at === undefined ? null : parseTimestamp(wish.ended_at);
  const at = given?.epochMs ?? Math.min(now, limit);
  const breakMinutes = wish.break_minutes ?? running.break_minutes;
  const problems = clockStopProblems(started, at, breakMinutes, now);
  if (problems) throw invalid(problems);
  if (!workspace.settings.allow_overlap)
    await assertNoOverlap(db, running.employee_id, { entryId: running.id, started, ended: at });

  const closed = await endClock(call, running, {
    at,
    breakMinutes,
    description: textOfPatch(wish.description),
    autoStopped: given === null && limit < now,
    changes,
  });
  if (!closed) throw notRunning();
  return closed;
}

export const notRunning = () => conflict('clock_not_running', 'The clock is not running.');

/** 409 with the running entry (rule 26). Times have the workspace's offset. */
export const clockRunning = (running: EntryRow, { timezone }: Pick<Workspace, 'timezone'>) =>
  conflict('clock_running', 'The clock is already running. Stop it first, or send "if_running": "stop".', {
    entry: withTimesOf('TimeEntry', presentEntry(running), timezone),
  });
