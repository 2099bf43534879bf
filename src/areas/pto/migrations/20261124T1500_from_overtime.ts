/** Time off in lieu: leave that is taken from overtime, and does not lower what is expected as well. */
export const sql = `
  ALTER TABLE policies ADD COLUMN from_overtime boolean NOT NULL DEFAULT false;
`;
