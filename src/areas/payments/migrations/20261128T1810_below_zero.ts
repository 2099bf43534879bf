/** A payment below zero is money that comes back: a reversal, or of a corrected record that was paid (rules 211, 213). */
export const sql = `
  ALTER TABLE payments
    DROP CONSTRAINT payments_sign,
    ADD CONSTRAINT payments_sign CHECK (amount <> 0 AND CASE WHEN amount > 0 THEN kind <> 'reversal'
      ELSE kind IN ('reversal', 'invoice', 'other') END);
`;
