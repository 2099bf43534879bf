/**
 * Every record that names a person also names their photo. It is copied to `users`, which those records join
 * already; a trigger keeps the copy, whatever writes the photo.
 */
export const sql = `
  ALTER TABLE users ADD COLUMN photo uuid;
  CREATE FUNCTION copy_photo() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE users SET photo = CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW.photo_256 END
     WHERE workspace_id = COALESCE(NEW.workspace_id, OLD.workspace_id) AND id = COALESCE(NEW.user_id, OLD.user_id)
       AND photo IS DISTINCT FROM CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW.photo_256 END;
    RETURN NULL;
  END $$;
  CREATE TRIGGER user_details_photo AFTER INSERT OR DELETE OR UPDATE OF photo_256 ON user_details
    FOR EACH ROW EXECUTE FUNCTION copy_photo();
  UPDATE users u SET photo = d.photo_256 FROM user_details d
   WHERE d.workspace_id = u.workspace_id AND d.user_id = u.id AND d.photo_256 IS NOT NULL;
`;
