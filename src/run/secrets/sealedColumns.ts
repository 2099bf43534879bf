import { statement } from '../../db/statement.ts';
import type { SealPurpose } from '../../secrets/sealed.ts';

/** A column with texts that are sealed under APP_SECRET. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The column that with the workspace identifies a row. */
  key: string;
  purpose: SealPurpose;
  /** The texts in words, for operators. */
  holds: string;
  /** Texts that are read at once; fewer of large ones. */
  batch: number;
}

/** Every column that is sealed under APP_SECRET; a test compares the list with the database. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'webhooks',
    column: 'secret_sealed',
    key: 'id',
    purpose: 'webhook-secret',
    holds: 'webhook secrets',
    batch: 200,
  },
  {
    table: 'webhooks',
    column: 'previous_secret_sealed',
    key: 'id',
    purpose: 'webhook-secret',
    holds: 'previous webhook secrets',
    batch: 200,
  },
  {
    table: 'two_factor',
    column: 'secret_sealed',
    key: 'user_id',
    purpose: 'totp-secret',
    holds: 'second factors',
    batch: 200,
  },
  {
    table: 'payment_methods',
    column: 'details_sealed',
    key: 'id',
    purpose: 'payment-details',
    holds: 'bank details',
    batch: 200,
  },
  {
    table: 'payment_runs',
    column: 'account_sealed',
    key: 'id',
    purpose: 'payment-details',
    holds: 'accounts of bank files',
    batch: 200,
  },
  {
    table: 'payment_runs',
    column: 'file_sealed',
    key: 'id',
    purpose: 'payment-details',
    holds: 'bank files',
    batch: 10,
  },
  {
    table: 'personal_details',
    column: 'national_id_sealed',
    key: 'user_id',
    purpose: 'personal-data',
    holds: 'national ids',
    batch: 200,
  },
  {
    table: 'outgoing_mails',
    column: 'content_sealed',
    key: 'id',
    purpose: 'mail',
    holds: 'mails that wait',
    batch: 50,
  },
];

/** The oldest and the newest sealed text of a column, because secrets may have been replaced. */
export const samplesOf = ({ table, column }: SealedColumn) =>
  statement<{ sealed: Buffer }>(`
  (SELECT ${column} AS sealed FROM ${table} WHERE workspace_id = $1 AND length(${column}) > 0 ORDER BY created_at LIMIT 1)
  UNION ALL
  (SELECT ${column} FROM ${table} WHERE workspace_id = $1 AND length(${column}) > 0 ORDER BY created_at DESC LIMIT 1)`);
