/** Rule 77: sick leave without a known end, and its certificates. A reminder does not count as a change. */
export const sql = `
  ALTER TABLE absences
    ADD COLUMN open_ended boolean NOT NULL DEFAULT false,
    ADD COLUMN certified_until date,
    ADD COLUMN certificate_due_on date,
    ADD COLUMN certificate_reminded_at timestamptz;
  DROP TRIGGER absences_touch ON absences;
  CREATE TRIGGER absences_touch BEFORE UPDATE ON absences FOR EACH ROW
    WHEN (OLD.certificate_reminded_at IS NOT DISTINCT FROM NEW.certificate_reminded_at
          OR OLD.certificate_due_on IS DISTINCT FROM NEW.certificate_due_on)
    EXECUTE FUNCTION touch_row();
  CREATE INDEX absences_open_ended ON absences (workspace_id) WHERE open_ended;
  CREATE INDEX absences_certificate ON absences (workspace_id, certificate_due_on)
    WHERE certificate_due_on IS NOT NULL AND certificate_reminded_at IS NULL;
`;
