/**
 * Bank reports (rule 209). `ordered` counts the runs that a payment was in, so that each order has a reference of its own
 * and an old report says nothing about a later order.
 */
export const sql = `
  ALTER TABLE payments ADD COLUMN ordered int NOT NULL DEFAULT 0 CHECK (ordered >= 0);
  UPDATE payments SET ordered = 1 WHERE run_id IS NOT NULL;
  ALTER TABLE payment_jobs
    DROP CONSTRAINT payment_jobs_kind_check,
    ADD CONSTRAINT payment_jobs_kind_check CHECK (kind IN ('prepare', 'publish', 'import', 'settle', 'bank_report'));
  ALTER TABLE payment_job_rows
    DROP CONSTRAINT payment_job_rows_outcome_check,
    ADD CONSTRAINT payment_job_rows_outcome_check CHECK (outcome IN
      ('created', 'published', 'completed', 'failed', 'reversed', 'valid', 'unchanged', 'left_out', 'refused'));
`;
