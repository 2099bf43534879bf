/** Where the bytes of a file are: in chunks here, or in a bucket. What was stored whole, before there were chunks, is cut. */
export const sql = `
  -- null: in file_chunks; else the bucket, such as s3://documents/hr, where the file's key is <workspace_id>/<id>
  ALTER TABLE files ADD COLUMN place text;

  -- the walls bind the owner of the tables, too
  ALTER TABLE files NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE file_chunks NO FORCE ROW LEVEL SECURITY;
  INSERT INTO file_chunks (workspace_id, file_id, n, bytes)
  SELECT workspace_id, id, n, substring(content FROM n * chunk_size + 1 FOR chunk_size)
    FROM files, generate_series(0, (size - 1) / chunk_size) AS n
   WHERE content IS NOT NULL;
  ALTER TABLE file_chunks FORCE ROW LEVEL SECURITY;
  ALTER TABLE files FORCE ROW LEVEL SECURITY;
  ALTER TABLE files DROP COLUMN content;

  -- objects of files that are gone or are elsewhere now, whoever did that: written in the same transaction, removed from the
  -- bucket by the upkeep
  CREATE TABLE removed_files (
    place text NOT NULL,
    key text NOT NULL,
    removed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (place, key)
  );
  GRANT SELECT, INSERT, DELETE ON removed_files TO workforce_app;
  CREATE FUNCTION note_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO removed_files (place, key) VALUES (OLD.place, OLD.workspace_id || '/' || OLD.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER files_removed AFTER DELETE ON files FOR EACH ROW WHEN (OLD.place IS NOT NULL)
    EXECUTE FUNCTION note_removed_file();
  CREATE TRIGGER files_moved AFTER UPDATE OF place ON files FOR EACH ROW
    WHEN (OLD.place IS NOT NULL AND NEW.place IS DISTINCT FROM OLD.place) EXECUTE FUNCTION note_removed_file();
`;
