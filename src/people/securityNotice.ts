import type { Tx } from '../db/handle.ts';
import { notify } from '../events/notify.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { securityMail } from './securityMail.ts';

export type SecurityKind =
  | 'account_reactivated'
  | 'key_rotated'
  | 'key_widened'
  | 'password_changed'
  | 'payment_method_added'
  | 'payment_method_confirmed'
  | 'payment_method_default'
  | 'payment_method_deleted'
  | 'payment_method_entered'
  | 'payment_method_renamed'
  | 'password_reset'
  | 'two_factor_disabled'
  | 'two_factor_enabled'
  | 'two_factor_reset';

interface Notice {
  /** Without the prefix `security.`. */
  kind: SecurityKind;
  /** A sentence without a full stop. */
  title: string;
  body: string;
  resource?: { type: string; id: string };
}

/**
 * Tells a person about a change to their sign-in or one of their keys: in the app, and by mail, which an
 * intruder cannot mark as read.
 */
export function securityNotice(
  call: { db: Tx; services: { outbox: Outbox }; workspace: Workspace },
  person: { id: string; email: string; first_name: string },
  { kind, title, body, resource }: Notice,
): void {
  notify(call, {
    userId: person.id,
    kind: `security.${kind}`,
    title,
    body,
    ...(resource ? { resource } : {}),
    // mailed below at once
    mail: null,
  });
  call.services.outbox.post(call.db, {
    kind: 'security',
    userId: person.id,
    mail: securityMail(person, { title, body }, call.workspace),
  });
}
