import { among, shown, type Shown } from '../../../db/shown.ts';
import { statement } from '../../../db/statement.ts';
import { namedColumnsAs, type MaybeNamedAs } from '../../../people/named.ts';
import type { MethodKind, Reach } from '../rules/methods.ts';

export interface MethodRow extends MaybeNamedAs<'entered_by'> {
  id: string;
  kind: MethodKind;
  label: string;
  holder_name: string;
  masked: string;
  currency_code: string;
  is_default: boolean;
  verified: boolean;
  /** False for a method that an admin entered, until it is confirmed (rule 229). */
  confirmed: boolean;
  created_at: string;
}

const SHOWN: Shown = {
  row: 'm',
  columns: `
    m.id, m.kind, m.label, m.holder_name, m.masked, m.currency_code, m.is_default, m.id = ANY (ARRAY(
      SELECT p.method_id FROM payments p
       WHERE p.workspace_id = $1 AND p.method_id ${among('m')} AND p.status = 'completed'
         AND NOT EXISTS (SELECT FROM payments r WHERE r.workspace_id = $1 AND r.reverses_id = p.id))) AS verified,
    m.entered_by_id IS NULL OR m.confirmed_at IS NOT NULL AS confirmed, m.entered_by_id, ${namedColumnsAs('e', 'entered_by')},
    m.created_at`,
  joins: 'LEFT JOIN users e ON e.workspace_id = $1 AND e.id = m.entered_by_id',
};

const OWN =
  'SELECT m.* FROM payment_methods m WHERE m.workspace_id = $1 AND m.user_id = $user_id AND m.deleted_at IS NULL';

/** A person's methods, the default first. */
export const methodsOf = statement<MethodRow, { user_id: string }>(
  `${shown(SHOWN, OWN)} ORDER BY m.is_default DESC, m.created_at, m.id`,
);

/** The accounts of a person, to detect duplicates. */
export const sealedAccounts = statement<{ id: string; details_sealed: Buffer | null }, { user_id: string }>(`
  SELECT id, details_sealed FROM payment_methods
   WHERE workspace_id = $1 AND user_id = $user_id AND deleted_at IS NULL`);

export const insertMethod = statement<
  { id: string },
  {
    user_id: string;
    kind: MethodKind;
    label: string;
    holder_name: string;
    details_sealed: Buffer;
    masked: string;
    reach: Reach;
    currency_code: string;
    is_default: boolean;
    entered_by_id: string | null;
  }
>(`
  INSERT INTO payment_methods (workspace_id, user_id, kind, label, holder_name, details_sealed, masked, reach, currency_code, is_default, entered_by_id)
  VALUES ($1, $user_id, $kind, $label, $holder_name, $details_sealed, $masked, $reach, $currency_code, $is_default, $entered_by_id)
  RETURNING id`);

export const renameMethod = statement<{ id: string }, { id: string; label: string }>(
  'UPDATE payment_methods SET label = $label WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL RETURNING id',
);

/** Erases the account. The row stays for the payments that went there. */
export const deleteMethod = statement<{ id: string }, { id: string; deleted_at: string }>(`
  UPDATE payment_methods SET deleted_at = $deleted_at, details_sealed = NULL, is_default = false
   WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL RETURNING id`);

/** Run it before `setDefault`, because a person has one default. */
export const unsetDefault = statement<{ id: string }, { user_id: string }>(`
  UPDATE payment_methods SET is_default = false WHERE workspace_id = $1 AND user_id = $user_id AND is_default RETURNING id`);

export const setDefault = statement<{ id: string }, { id: string }>(
  'UPDATE payment_methods SET is_default = true WHERE workspace_id = $1 AND id = $id RETURNING id',
);

export const openPaymentTo = statement<{ id: string }, { method_id: string }>(`
  SELECT id FROM payments
   WHERE workspace_id = $1 AND method_id = $method_id AND status IN ('scheduled', 'processing') ORDER BY id LIMIT 1`);

/** Whose method it is. */
export const ownerOfMethod = statement<{ user_id: string }, { id: string }>(
  'SELECT user_id FROM payment_methods WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL',
);

export const confirmMethod = statement<
  { id: string },
  { id: string; confirmed_at: string; confirmed_by_id: string; is_default: boolean }
>(`
  UPDATE payment_methods SET confirmed_at = $confirmed_at, confirmed_by_id = $confirmed_by_id, is_default = $is_default
   WHERE workspace_id = $1 AND id = $id AND deleted_at IS NULL RETURNING id`);

/** Who is told of a change of their methods. */
export const addressee = statement<{ id: string; email: string; first_name: string }, { id: string }>(
  'SELECT id, email::text AS email, first_name FROM users WHERE workspace_id = $1 AND id = $id',
);
