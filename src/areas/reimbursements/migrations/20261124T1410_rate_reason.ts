/** The reason for a rate that is far from the reference (rule 215). */
export const sql = `
  ALTER TABLE expense_claims ADD COLUMN rate_reason text,
    ADD CONSTRAINT expense_claims_rate_reason CHECK (rate_reason IS NULL OR exchange_rate IS NOT NULL);
`;
