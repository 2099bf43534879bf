/**
 * Quantities with six decimals, and the seconds of a line from tracked time, which its amount is counted from (rule 217). Lines that are
 * there keep their amount, which was counted from the quantity.
 */
export const sql = `
  ALTER TABLE invoice_lines ALTER COLUMN quantity TYPE numeric(14,6),
    ADD COLUMN seconds int CONSTRAINT invoice_lines_seconds CHECK (seconds > 0);
`;
