import { ref, tenantTable } from '../../../db/tenant.ts';

/** For how long somebody who has left can reach their documents, by links to a private address (rule 230). */
export const sql = `
  ALTER TABLE one_time_tokens
    DROP CONSTRAINT one_time_tokens_kind_check,
    ADD CONSTRAINT one_time_tokens_kind_check CHECK (kind IN ('invite', 'reset', 'challenge', 'email', 'documents'));

  ${tenantTable(
    'documents_access',
    `user_id uuid NOT NULL,
     -- private: not where the person signed in
     email text NOT NULL,
     until date NOT NULL,
     granted_by_id uuid NOT NULL,
     -- of the last token
     token_hash bytea,
     token_expires_at timestamptz,
     CONSTRAINT documents_access_token CHECK ((token_hash IS NULL) = (token_expires_at IS NULL)),
     CONSTRAINT documents_access_once UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')},
     ${ref('granted_by_id', 'users')}`,
  )}
  CREATE UNIQUE INDEX documents_access_by_token ON documents_access (workspace_id, token_hash) WHERE token_hash IS NOT NULL;
  CREATE INDEX documents_access_email ON documents_access (workspace_id, lower(email));
`;
