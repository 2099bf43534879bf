/** Time off in lieu: leave taken from overtime, which does not also lower the expected time. */
export const sql = `
  ALTER TABLE policies ADD COLUMN from_overtime boolean NOT NULL DEFAULT false;
`;
