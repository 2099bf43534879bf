/** What a contract was before a planned leaving ended it; null if none did (rule 62). */
export const sql = `
  ALTER TABLE contracts ADD COLUMN left_status text, ADD COLUMN left_end_date date;
`;
