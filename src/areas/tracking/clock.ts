/** The live clock's ends: by its person, by a new start, by a deactivation, and by itself when it was forgotten. */
import { SYSTEM_ACTOR } from '../../auth/caller.ts';
import type { Tx } from '../../db/handle.ts';
import { audit, type AuditAuthor } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import { conflict } from '../../problem.ts';
import type { Workspace } from '../../workspace.ts';
import { instant } from './guard.ts';
import { presentClockEvent, presentEntry } from './present.ts';
import { autoStopAt } from './rules/clock.ts';
import { endEntry, type EntryRow } from './store.ts';

export interface ClockEnd {
  /** Milliseconds since 1970, after the start. */
  at: number;
  /** What was noted at the start unless given. */
  breakMinutes?: number | undefined;
  description?: string | null | undefined;
  /** It was stopped at its limit, not where the person would have. */
  autoStopped?: boolean;
}

/** Who ends it, and when that happens. */
export interface ClockEnder {
  author: AuditAuthor;
  now: number;
  workspace: Workspace;
}

/**
 * Closes the entry of a running clock, with its audit line and `clock.stopped`. Hold the row first (`runningForUpdate`).
 * Returns the closed entry; undefined where it no longer runs.
 */
export async function endClock(
  tx: Tx,
  running: EntryRow,
  { at, breakMinutes, description, autoStopped = false }: ClockEnd,
  { author, now, workspace }: ClockEnder,
): Promise<EntryRow | undefined> {
  const closed = await tx.maybe(endEntry, [
    running.id,
    instant(at),
    breakMinutes ?? running.break_minutes,
    description === undefined ? running.description : description,
    autoStopped,
  ]);
  if (!closed) return undefined;
  audit(tx, author, { action: 'stopped', resource: 'clock', id: closed.id });
  emit(tx, {
    kind: 'clock.stopped',
    actor: author.actor,
    data: presentClockEvent(closed),
    at: now,
    timezone: workspace.timezone,
  });
  return closed;
}

/** Rule 35: a clock left running stops at its limit, by the system, and its person is told once. */
export async function endForgottenClock(
  tx: Tx,
  running: EntryRow,
  workspace: Workspace,
  now: number,
): Promise<EntryRow | undefined> {
  const hours = workspace.settings.max_clock_hours;
  const closed = await endClock(
    tx,
    running,
    { at: autoStopAt(Date.parse(running.started_at), hours), autoStopped: true },
    {
      author: { actor: SYSTEM_ACTOR, source: 'system', keyPrefix: null, request: null },
      now,
      workspace,
    },
  );
  if (!closed) return undefined;
  notify(tx, {
    userId: closed.employee_id,
    kind: 'clock.auto_stopped',
    title: 'Your clock was stopped',
    body: `It had been running for ${hours} hours. Please correct the entry if you stopped working earlier.`,
    resource: { type: 'time_entry', id: closed.id },
  });
  return closed;
}

/** 409 with the running entry (rule 26). */
export const clockRunning = (running: EntryRow) =>
  conflict('clock_running', 'The clock is already running. Stop it first, or send "if_running": "stop".', {
    entry: presentEntry(running),
  });
