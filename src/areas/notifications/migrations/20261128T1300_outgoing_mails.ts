import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Mails about a person's access, from the transaction that causes them until they are sent. The content is
 * sealed, because it may hold a code; it is emptied when the mail must not be sent any more.
 */
export const sql = `
  ${tenantTable(
    'outgoing_mails',
    `user_id uuid NOT NULL,
     kind text NOT NULL,
     content_sealed bytea NOT NULL,
     -- of the code in the mail; the mail is not sent once the code is used or expired
     token_hash bytea,
     tries int NOT NULL DEFAULT 0,
     next_try_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '1 minute',
     failed_at timestamptz,
     problem text,
     CHECK ((failed_at IS NULL) = (next_try_at < 'infinity')),
     CHECK (length(content_sealed) > 0 OR failed_at IS NOT NULL),
     ${ref('user_id', 'users')}`,
  )}
  CREATE INDEX outgoing_mails_due ON outgoing_mails (workspace_id, next_try_at);
  CREATE INDEX outgoing_mails_user ON outgoing_mails (workspace_id, user_id);
`;
