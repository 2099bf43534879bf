/** Absences of hours on one date (rule 74). They share a date with others, so the constraint leaves them out. */
export const sql = `
  ALTER TABLE absences
    ADD COLUMN hours numeric(4, 2),
    ADD COLUMN start_time time,
    ADD COLUMN end_time time,
    DROP CONSTRAINT absences_no_overlap,
    ADD CONSTRAINT absences_no_overlap EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =, slots WITH &&)
      WHERE (status IN ('requested', 'approved') AND deleted_at IS NULL AND hours IS NULL);
`;
