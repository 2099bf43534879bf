/** What a change of an entry writes beside the row: an audit line, an event for webhooks, a notification to its person. */
import type { Writing } from '../../events/writing.ts';
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import { notify } from '../../events/notify.ts';
import { formatTimestamp } from '../../civil/zones.ts';
import { presentEntryEvent } from './present/entry.ts';
import type { EntryRow } from './store/entries.ts';

type Changes = Record<string, [unknown, unknown]>;

/** Why someone else did it, for the audit line. */
export const because = (reason: string): Changes => ({ reason: [null, reason.trim()] });

/** The line in the trail and the event of a closed entry. */
export function announceEntry(
  call: Writing,
  row: EntryRow,
  action: 'created' | 'updated' | 'deleted',
  changes: Changes = {},
): void {
  audit(call, { action, resource: 'time_entry', id: row.id, changes });
  emit(call, `time_entry.${action}`, presentEntryEvent(row));
}

/** Notifies a person of what someone else did to their entry, and why; not of what they did themselves. */
export function tellOwner(
  call: Writing,
  row: EntryRow,
  { kind, title, reason }: { kind: string; title: string; reason: string },
): void {
  if (row.employee_id === call.caller.userId) return;
  const began = formatTimestamp(Date.parse(row.started_at), row.timezone).slice(0, 16).replace('T', ' ');
  notify(call, {
    userId: row.employee_id,
    kind,
    title,
    body: `The entry of ${began}, by ${call.caller.actor.name}: ${reason.trim()}`,
    resource: { type: 'time_entry', id: row.id },
  });
}
