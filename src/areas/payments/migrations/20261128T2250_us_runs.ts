/** Payment runs in dollars from an account in the United States (rule 218). */
export const sql = `
  ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_reach_check,
    ADD CONSTRAINT payment_methods_reach CHECK (reach IN ('sepa', 'iban', 'ach', 'none'));
  ALTER TABLE payment_runs ADD COLUMN format text NOT NULL DEFAULT 'pain001' CHECK (format IN ('pain001', 'nacha'));
`;
