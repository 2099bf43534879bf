import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Channels of notifications. Notifications that are unwanted in the app or deleted keep their row, because
 * jobs check what was already sent. A mail's row is deleted once it is sent.
 */
export const sql = `
  ALTER TABLE notifications
    ADD COLUMN in_app boolean NOT NULL DEFAULT true,
    ADD COLUMN deleted_at timestamptz;
  DROP INDEX notifications_unread;
  CREATE INDEX notifications_unread ON notifications (workspace_id, user_id)
    WHERE read_at IS NULL AND in_app AND deleted_at IS NULL;

  -- kinds: what differs from the usual, {"absence.approved": {"email": false}}; hours as HH:MM of the person's zone
  ${tenantTable(
    'notification_preferences',
    `user_id uuid NOT NULL,
     kinds jsonb NOT NULL DEFAULT '{}',
     quiet_from text CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     quiet_to text CHECK (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
     CHECK (quiet_from <> quiet_to),
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}

  ${tenantTable(
    'notification_mails',
    `user_id uuid NOT NULL,
     notification_id uuid NOT NULL,
     content text,
     due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     tries int NOT NULL DEFAULT 0,
     UNIQUE (workspace_id, notification_id),
     ${ref('user_id', 'users')},
     ${ref('notification_id', 'notifications', 'ON DELETE CASCADE')}`,
  )}
  CREATE INDEX notification_mails_due ON notification_mails (workspace_id, due_at, user_id);
  CREATE INDEX notification_mails_user ON notification_mails (workspace_id, user_id, due_at);
`;
