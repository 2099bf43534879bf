/** Lets the trail distinguish writes of an API key through /mcp. */
export const sql = `
  ALTER TABLE audit_log DROP CONSTRAINT audit_log_source_check;
  ALTER TABLE audit_log ADD CONSTRAINT audit_log_source_check
    CHECK (source IN ('dashboard', 'app', 'api', 'assistant', 'system')) NOT VALID;
  ALTER TABLE audit_log VALIDATE CONSTRAINT audit_log_source_check;
`;
