/**
 * A copy of the unit of a leave type beside its name, because each amount shows it and lists already join
 * leave types. The versions of the rules decide the unit, and all have the same; a trigger keeps the copy up
 * to date.
 */
export const sql = `
  ALTER TABLE policies ADD COLUMN unit text NOT NULL DEFAULT 'day' CHECK (unit IN ('day', 'hour'));

  -- copies the unit for every workspace: for this statement the owner bypasses row-level security
  ALTER TABLE policies NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER policies_touch;
  ALTER TABLE policy_versions NO FORCE ROW LEVEL SECURITY;
  UPDATE policies p SET unit = 'hour'
   WHERE EXISTS (SELECT FROM policy_versions v
                  WHERE v.workspace_id = p.workspace_id AND v.policy_id = p.id AND v.rules ->> 'unit' = 'hour');
  ALTER TABLE policies FORCE ROW LEVEL SECURITY;
  ALTER TABLE policy_versions FORCE ROW LEVEL SECURITY;

  -- updating the copy is not a change of the leave type
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
