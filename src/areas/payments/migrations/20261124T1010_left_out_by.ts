/** Why a run left payments out, as counts by reason (rule 201). Null of a run before that: all of them had no account to pay to. */
export const sql = `ALTER TABLE payment_runs ADD COLUMN left_out_by jsonb;`;
