/**
 * What a leave type counts in, beside its name: each amount of it says so, and a list of absences or of ledger rows joins
 * leave types anyhow. The versions of its rules are where the unit is decided, all of them the same; this is a copy that
 * the database keeps, whoever writes them.
 */
export const sql = `
  ALTER TABLE policies ADD COLUMN unit text NOT NULL DEFAULT 'day' CHECK (unit IN ('day', 'hour'));

  -- the copy follows the versions of every workspace: for this statement the owner looks past the walls
  ALTER TABLE policies NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER policies_touch;
  ALTER TABLE policy_versions NO FORCE ROW LEVEL SECURITY;
  UPDATE policies p SET unit = 'hour'
   WHERE EXISTS (SELECT FROM policy_versions v
                  WHERE v.workspace_id = p.workspace_id AND v.policy_id = p.id AND v.rules ->> 'unit' = 'hour');
  ALTER TABLE policies FORCE ROW LEVEL SECURITY;
  ALTER TABLE policy_versions FORCE ROW LEVEL SECURITY;

  -- a copy that catches up is no change of the leave type
  DROP TRIGGER policies_touch ON policies;
  CREATE TRIGGER policies_touch BEFORE UPDATE ON policies FOR EACH ROW
    WHEN (OLD.unit = NEW.unit) EXECUTE FUNCTION touch_row();
  CREATE FUNCTION copy_leave_unit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE policies SET unit = NEW.rules ->> 'unit'
     WHERE workspace_id = NEW.workspace_id AND id = NEW.policy_id AND unit <> NEW.rules ->> 'unit';
    RETURN NULL;
  END $$;
  CREATE TRIGGER policy_versions_unit AFTER INSERT OR UPDATE OF rules ON policy_versions
    FOR EACH ROW EXECUTE FUNCTION copy_leave_unit();
`;
