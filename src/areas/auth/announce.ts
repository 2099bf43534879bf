/** Audit lines and events for changes to people. Operations and the demo both use these functions. */
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import type { Writing } from '../../events/writing.ts';
import { presentCreated, presentDeactivated, type AnnouncedPerson } from './present/events.ts';

export function announceCreated(call: Writing, row: AnnouncedPerson): void {
  audit(call, { action: 'created', resource: 'user', id: row.id });
  emit(call, 'employee.created', presentCreated(row));
}

/** Records that an import was accepted. Each person is announced separately, when added. */
export const announceImport = (
  call: Writing,
  {
    id,
    total,
    dry_run,
    all_or_nothing,
  }: { id: string; total: number; dry_run: boolean; all_or_nothing: boolean },
): void =>
  audit(call, {
    action: 'created',
    resource: 'user_import',
    id,
    changes: { rows: [null, total], dry_run: [null, dry_run], all_or_nothing: [null, all_or_nothing] },
  });

/** Records an accepted invitation. The caller is the invited person. */
export const announceAccepted = (call: Pick<Writing, 'caller' | 'db' | 'request'>, id: string): void =>
  audit(call, {
    action: 'accepted',
    resource: 'invitation',
    id,
    changes: { status: ['invited', 'active'] },
  });

/** Audit changes for a deactivation. */
export const deactivationChanges = (
  before: Pick<AnnouncedPerson, 'status' | 'last_day'>,
  after: Pick<AnnouncedPerson, 'status' | 'last_day'>,
): Record<string, [unknown, unknown]> => ({
  status: [before.status, after.status],
  last_day: [before.last_day, after.last_day],
});

/** Emits the event only: the transition writes the audit line. */
export const announceDeactivated = (call: Writing, row: AnnouncedPerson): void =>
  emit(call, 'employee.deactivated', presentDeactivated(row));

/** Records that a new sign-in address was requested, which is not confirmed yet. */
export const announceEmailAsked = (
  call: Writing,
  { id, email }: { id: string; email: string },
  after: string,
): void =>
  audit(call, {
    action: 'asked to change email of',
    resource: 'user',
    id,
    changes: { email: [email, after] },
  });

/** Records a confirmed sign-in address. The caller is the person whose address it is. */
export const announceEmailConfirmed = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  { id, email }: { id: string; email: string },
  after: string,
): void => audit(call, { action: 'updated', resource: 'user', id, changes: { email: [email, after] } });

/**
 * Records that a person was anonymised. The line has no `changes`, because they would contain the old name.
 */
export const announceAnonymised = (call: Writing, id: string): void =>
  audit(call, { action: 'anonymised', resource: 'user', id });

export const announceSetup = (call: Writing, userId: string): void =>
  audit(call, { action: 'began setup of', resource: 'two_factor', id: userId });

export const announceTwoFactor = (call: Writing, userId: string): void =>
  audit(call, { action: 'enabled', resource: 'two_factor', id: userId });
