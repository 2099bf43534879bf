/**
 * Why a run left payments out, as counts by reason (rule 201). Null for earlier runs, which left out only
 * payments without an account to pay to.
 */
export const sql = `ALTER TABLE payment_runs ADD COLUMN left_out_by jsonb;`;
