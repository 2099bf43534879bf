/** What tracked time leaves in the journal. Lines that are older than some months are left out, to keep the start short. */
import { MAX_CLOCK_HOURS } from '../areas/tracking/rules/clock.ts';
import { SYSTEM_ACTOR } from '../auth/caller.ts';
import { addDays } from '../civil/dates.ts';
import { formatTimestamp } from '../civil/zones.ts';
import type { ClockEventData, TimeEntryEventData } from '../generated/types.ts';
import type { Journal } from './journal.ts';
import type { Stage } from './stage.ts';
import type { TimeEntry } from './time.ts';

const DAYS = 100;

/** Also says, on the entry, that it came through a key. */
export function announceTime(stage: Stage, journal: Journal, entries: readonly TimeEntry[]): void {
  const from = stage.at(addDays(stage.today, -DAYS), 0);
  for (const entry of entries) {
    if (entry.made < from) continue;
    if (entry.source === 'clock') clockNews(journal, entry);
    else manualNews(journal, entry);
  }
}

function manualNews(journal: Journal, entry: TimeEntry): void {
  const { id, person, made, edited, deleted } = entry;
  const data = entryData(entry);
  const act = (action: 'created' | 'updated' | 'deleted', at: number) => {
    const by = journal.by(person, at, 'time:write');
    if (action === 'created' && by.source === 'api') entry.source = 'api';
    const events = [{ kind: `time_entry.${action}` as const, data }];
    const changes: Record<string, [unknown, unknown]> =
      action === 'updated' ? { description: ['', entry.description] } : {};
    journal.act({ at, by, action, resource: 'time_entry', id, changes, events });
  };
  act('created', made);
  if (edited !== null) act('updated', edited);
  if (deleted !== null) act('deleted', deleted);
}

function clockNews(journal: Journal, entry: TimeEntry): void {
  const { id, person, started, ended } = entry;
  journal.act({
    at: started,
    by: journal.by(person, started, 'time:write'),
    action: 'started',
    resource: 'clock',
    id,
    events: [{ kind: 'clock.started', data: clockData({ ...entry, ended: null, autoStopped: false }) }],
  });
  if (ended === null) return;
  journal.act({
    at: ended,
    by: entry.autoStopped
      ? { actor: SYSTEM_ACTOR, source: 'system', keyPrefix: null }
      : journal.by(person, ended, 'time:write'),
    action: 'stopped',
    resource: 'clock',
    id,
    events: [{ kind: 'clock.stopped', data: clockData(entry) }],
  });
  if (entry.autoStopped) {
    journal.tell({
      at: ended,
      to: person,
      kind: 'clock.auto_stopped',
      title: 'Your clock was stopped',
      body: `It had been running for ${MAX_CLOCK_HOURS} hours. Please correct the entry if you stopped working earlier.`,
      resource: { type: 'time_entry', id },
    });
  }
}

const entryData = ({ id, person, started, ended, description, billable }: TimeEntry): TimeEntryEventData => ({
  id,
  employee: person.actor,
  started_at: formatTimestamp(started, person.zone),
  ended_at: formatTimestamp(ended!, person.zone),
  description,
  billable,
});

const clockData = ({ id, person, started, ended, autoStopped }: TimeEntry): ClockEventData => ({
  id,
  employee: person.actor,
  started_at: formatTimestamp(started, person.zone),
  ended_at: ended === null ? null : formatTimestamp(ended, person.zone),
  auto_stopped: autoStopped,
  discarded: false,
});
