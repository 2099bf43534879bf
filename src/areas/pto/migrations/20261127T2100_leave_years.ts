/** Rule 69: the day on which a leave type's year begins, `MM-01`. */
export const sql = `
  ALTER TABLE policies
    ADD COLUMN leave_year_start text NOT NULL DEFAULT '01-01' CHECK (leave_year_start ~ '^(0[1-9]|1[0-2])-01$');
`;
