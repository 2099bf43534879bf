import { ref, tenantTable } from '../db/tenant.ts';

/**
 * E-mail addresses, slugs and hosts are compared under the collation "C", whatever the database's locale: there, only A to Z
 * have another case. citext always goes by the database's locale, under which a letter such as İ or the Kelvin sign may be
 * the same as i or k. The extension stays, as the version before this one still names its type.
 */
const COMPARED_BYTE_BY_BYTE = `
  ALTER TABLE users DROP CONSTRAINT users_email_key;
  -- a column that a trigger names keeps its type
  DROP TRIGGER users_access ON users;
  ALTER TABLE users ALTER COLUMN email TYPE text COLLATE "C";
  CREATE TRIGGER users_access AFTER UPDATE OF role, status, email, first_name, last_name, timezone ON users
    FOR EACH ROW EXECUTE FUNCTION access_changed();
  CREATE UNIQUE INDEX users_email_key ON users (workspace_id, lower(email));

  ALTER TABLE workspaces DROP CONSTRAINT workspaces_slug_key;
  ALTER TABLE workspaces ALTER COLUMN slug TYPE text COLLATE "C";
  CREATE UNIQUE INDEX workspaces_slug_key ON workspaces (lower(slug));

  -- hosts are looked up in small letters for each request: they are kept so
  ALTER TABLE workspace_hosts ALTER COLUMN host TYPE text COLLATE "C";
  UPDATE workspace_hosts SET host = lower(host) WHERE host <> lower(host);
  ALTER TABLE workspace_hosts ADD CONSTRAINT workspace_hosts_small CHECK (host = lower(host));
`;

/**
 * When somebody's sign-in address was last changed, and since when they have proved that they have the new one. Until then
 * no password reset goes to it (rule 52). One row a person; none where the address never changed.
 */
const CHANGES = tenantTable(
  'email_changes',
  `user_id uuid NOT NULL,
   changed_at timestamptz NOT NULL,
   proved_at timestamptz,
   UNIQUE (workspace_id, user_id),
   ${ref('user_id', 'users')}`,
);

/** Callers are known with their second factor, where a workspace demands one: every process hears when it changes. */
const SECOND_FACTORS = `
  CREATE OR REPLACE FUNCTION access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('access_changed', COALESCE(NEW.workspace_id, OLD.workspace_id)::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER two_factor_access AFTER INSERT OR DELETE OR UPDATE OF enabled_at ON two_factor
    FOR EACH ROW EXECUTE FUNCTION access_changed();
`;

export const sql = `${COMPARED_BYTE_BY_BYTE} ${CHANGES} ${SECOND_FACTORS}`;
