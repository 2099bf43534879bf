/** When a licence was signed: one that was signed before another is refused after it. Null for licences from before. */
export const sql = `
  ALTER TABLE licenses ADD COLUMN signed_at timestamptz;
`;
