import type { Tx } from '../db/handle.ts';
import { formatTimestamp } from '../civil/zones.ts';
import { statement } from '../db/statement.ts';
import { notify } from '../events/notify.ts';
import type { Writing } from '../events/writing.ts';
import type { Outbox } from '../mail/outbox.ts';
import { securityMail } from './securityMail.ts';

export type AlertKind =
  | 'admin_added'
  | 'admin_email_changed'
  | 'closing_changed'
  | 'license_installed'
  | 'person_factor_reset'
  | 'role_raised'
  | 'second_person_changed'
  | 'sole_admin_changed'
  | 'trial_converted';

/** A write that may alert the admins. */
export type Alerting = Writing & { db: Tx; services: { outbox: Outbox } };

interface Alert {
  /** Without the prefix `security.`. */
  kind: AlertKind;
  /** What was done, without a full stop; a mail's text repeats it with a lower-case first letter. */
  title: string;
  /** Details in whole sentences; empty if the title says everything. */
  body: string;
  resource?: { type: string; id: string };
}

const activeAdmins = statement<{ id: string; email: string; first_name: string }>(`
  SELECT id, email::text AS email, first_name FROM users
   WHERE workspace_id = $1 AND role = 'admin' AND status = 'active' AND deleted_at IS NULL ORDER BY id`);

/**
 * Tells all active admins, in the app and by mail at once, that rights were given or taken (rule 52): who did
 * it, when, and what to do. Includes the admin who did it, because their session may be stolen. Preferences
 * do not apply.
 */
export async function alertAdmins(call: Alerting, { kind, title, body, resource }: Alert): Promise<void> {
  const admins = await call.db.rows(activeAdmins);
  if (admins.length === 0) return;
  const whole = [body, whoAndWhen(call), whatToDo(call)].filter((text) => text !== '').join(' ');
  notify(call, {
    userId: admins.map(({ id }) => id),
    kind: `security.${kind}`,
    title,
    body: whole,
    ...(resource ? { resource } : {}),
    // mailed below at once, because an intruder could mark it as read before the job mails it
    mail: null,
  });
  for (const admin of admins)
    call.services.outbox.post(call.db, {
      kind: 'security',
      userId: admin.id,
      mail: securityMail(admin, { title, body: whole }, call.workspace),
    });
}

const byOperator = ({ caller }: Writing): boolean => caller.source === 'system';

function whoAndWhen(call: Writing): string {
  const { caller, now, workspace } = call;
  const who = byOperator(call)
    ? 'The operator of the service'
    : `${caller.actor.name} (${caller.actor.email})`;
  return `${who} did it at ${formatTimestamp(now, workspace.timezone)}.`;
}

const whatToDo = (call: Writing): string =>
  byOperator(call)
    ? 'If you did not expect it, ask the operator of the service.'
    : 'If you did not expect it, ask them in person or by phone. If it was not them, somebody else uses their account: ' +
      'let them change their password, which ends their other sessions, or deactivate them; then take the change back.';
