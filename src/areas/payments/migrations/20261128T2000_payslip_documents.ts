/** Jobs that attach the PDFs of an archive to drafts (rule 207). */
export const sql = `
  ALTER TABLE payment_jobs
    DROP CONSTRAINT payment_jobs_kind_check,
    ADD CONSTRAINT payment_jobs_kind_check CHECK (kind IN ('prepare', 'publish', 'import', 'settle', 'bank_report', 'documents'));
  ALTER TABLE payment_job_rows
    DROP CONSTRAINT payment_job_rows_outcome_check,
    ADD CONSTRAINT payment_job_rows_outcome_check CHECK (outcome IN
      ('created', 'published', 'attached', 'completed', 'failed', 'reversed', 'valid', 'unchanged', 'left_out', 'refused'));
`;
