/**
 * Quantities with six decimals, and seconds for lines from tracked time, from which the amount is calculated
 * (rule 217). Existing lines keep the amount that was calculated from the quantity.
 */
export const sql = `
  ALTER TABLE invoice_lines ALTER COLUMN quantity TYPE numeric(14,6),
    ADD COLUMN seconds int CONSTRAINT invoice_lines_seconds CHECK (seconds > 0);
`;
