/**
 * Every change of what a caller may do notifies all processes at commit. So roles, keys, sessions and plans
 * are cached, for a second at most, and not read for each request.
 */
export const sql = `
  CREATE FUNCTION access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('access_changed', NEW.workspace_id::text);
    RETURN NULL;
  END $$;
  CREATE FUNCTION workspace_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('workspace_changed', NEW.id::text);
    RETURN NULL;
  END $$;

  CREATE TRIGGER users_access AFTER UPDATE OF role, status, email, first_name, last_name, timezone ON users
    FOR EACH ROW EXECUTE FUNCTION access_changed();
  CREATE TRIGGER api_keys_access AFTER UPDATE OF scopes, revoked_at, expires_at, secret_hash, allowed_ips ON api_keys
    FOR EACH ROW EXECUTE FUNCTION access_changed();
  CREATE TRIGGER sessions_access AFTER UPDATE OF revoked_at ON sessions
    FOR EACH ROW EXECUTE FUNCTION access_changed();
  CREATE TRIGGER workspaces_changed AFTER UPDATE ON workspaces
    FOR EACH ROW EXECUTE FUNCTION workspace_changed();
`;
