import { ref, tenantTable } from '../db/tenant.ts';

/** Tickets that open a WebSocket once, where an access token in a URL is unwelcome. */
export const sql = `
  ${tenantTable(
    'socket_tickets',
    `user_id uuid NOT NULL,
     session_id uuid NOT NULL,
     token_hash bytea NOT NULL,
     -- the socket ends with the access token that asked for the ticket
     access_ends_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     UNIQUE (workspace_id, token_hash),
     ${ref('user_id', 'users', 'ON DELETE CASCADE')},
     ${ref('session_id', 'sessions', 'ON DELETE CASCADE')}`,
  )}
  CREATE INDEX socket_tickets_user ON socket_tickets (workspace_id, user_id);
`;
