/** What an API key writes through /mcp is told apart in the trail. */
export const sql = `
  ALTER TABLE audit_log DROP CONSTRAINT audit_log_source_check;
  ALTER TABLE audit_log ADD CONSTRAINT audit_log_source_check
    CHECK (source IN ('dashboard', 'app', 'api', 'assistant', 'system')) NOT VALID;
  ALTER TABLE audit_log VALIDATE CONSTRAINT audit_log_source_check;
`;
