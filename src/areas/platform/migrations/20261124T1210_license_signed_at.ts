/**
 * When a licence was signed. A licence with an earlier signature than an installed one is refused. Null for
 * licences installed before this migration.
 */
export const sql = `
  ALTER TABLE licenses ADD COLUMN signed_at timestamptz;
`;
