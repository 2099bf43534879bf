/** What hiring and seeing off people leaves behind it. Operations and the demo announce through the same functions. */
import { audit } from '../../events/audit.ts';
import { emit } from '../../events/emit.ts';
import type { Writing } from '../../events/writing.ts';
import { presentCreated, presentDeactivated, type AnnouncedPerson } from './present/events.ts';

/** A person who was added. */
export function announceCreated(call: Writing, row: AnnouncedPerson): void {
  audit(call, { action: 'created', resource: 'user', id: row.id });
  emit(call, 'employee.created', presentCreated(row));
}

/** An import that was taken in; each of its people is announced as they are added. */
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

/** A person who has accepted their invitation; the call is theirs. */
export const announceAccepted = (call: Pick<Writing, 'caller' | 'db' | 'request'>, id: string): void =>
  audit(call, {
    action: 'accepted',
    resource: 'invitation',
    id,
    changes: { status: ['invited', 'active'] },
  });

/** What the audit line of a deactivation says. */
export const deactivationChanges = (
  before: Pick<AnnouncedPerson, 'status' | 'last_day'>,
  after: Pick<AnnouncedPerson, 'status' | 'last_day'>,
): Record<string, [unknown, unknown]> => ({
  status: [before.status, after.status],
  last_day: [before.last_day, after.last_day],
});

/** A person who was deactivated; the transition has written the audit line. */
export const announceDeactivated = (call: Writing, row: AnnouncedPerson): void =>
  emit(call, 'employee.deactivated', presentDeactivated(row));

/** A new sign-in address that was asked for; it waits for its confirmation. */
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

/** A new sign-in address that was confirmed; the call is its person's. */
export const announceEmailConfirmed = (
  call: Pick<Writing, 'caller' | 'db' | 'request'>,
  { id, email }: { id: string; email: string },
  after: string,
): void => audit(call, { action: 'updated', resource: 'user', id, changes: { email: [email, after] } });

/** A person who was anonymised: that it was done, by whom and when, is all that the trail says of it. */
export const announceAnonymised = (call: Writing, id: string): void =>
  audit(call, { action: 'anonymised', resource: 'user', id });

/** A second factor that somebody has begun to set up. */
export const announceSetup = (call: Writing, userId: string): void =>
  audit(call, { action: 'began setup of', resource: 'two_factor', id: userId });

/** A second factor that is on. */
export const announceTwoFactor = (call: Writing, userId: string): void =>
  audit(call, { action: 'enabled', resource: 'two_factor', id: userId });
