import { ref, walls } from '../../../db/tenant.ts';

/**
 * The user types that a leave type applies to, copied from its column `applies_to`. Arrays have no foreign
 * keys, and a list item used by a leave type must not be deleted. A trigger maintains the copy.
 */
export const sql = `
  CREATE TABLE policy_user_types (
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    policy_id uuid NOT NULL,
    user_type_id uuid NOT NULL,
    PRIMARY KEY (workspace_id, policy_id, user_type_id),
    ${ref('policy_id', 'policies', 'ON DELETE CASCADE')},
    ${ref('user_type_id', 'list_items')}
  );
  ${walls('policy_user_types', 'SELECT, INSERT, UPDATE, DELETE')}
  CREATE INDEX policy_user_types_type ON policy_user_types (workspace_id, user_type_id);

  -- of every workspace: for this statement the owner looks past the walls
  ALTER TABLE policies NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE list_items NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE policy_user_types NO FORCE ROW LEVEL SECURITY;
  INSERT INTO policy_user_types (workspace_id, policy_id, user_type_id)
  SELECT DISTINCT p.workspace_id, p.id, t.id
    FROM policies p JOIN list_items t ON t.workspace_id = p.workspace_id AND t.id = ANY (p.applies_to);
  ALTER TABLE policies FORCE ROW LEVEL SECURITY;
  ALTER TABLE list_items FORCE ROW LEVEL SECURITY;
  ALTER TABLE policy_user_types FORCE ROW LEVEL SECURITY;

  CREATE FUNCTION copy_applies_to() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM policy_user_types
     WHERE workspace_id = NEW.workspace_id AND policy_id = NEW.id AND user_type_id <> ALL (NEW.applies_to);
    INSERT INTO policy_user_types (workspace_id, policy_id, user_type_id)
    SELECT NEW.workspace_id, NEW.id, one FROM unnest(NEW.applies_to) AS one
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER policies_user_types AFTER INSERT OR UPDATE OF applies_to ON policies
    FOR EACH ROW EXECUTE FUNCTION copy_applies_to();
`;
