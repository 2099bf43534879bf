/**
 * Rule 66: entitlement follows contracts. For the leave types that are there, from the leave year on that `migrate` notes in
 * `contracts_from`, once it has set off what admins had corrected by hand; until then null, and contracts do not count. For new ones
 * in every year. `leave_ledger.source`: what a correction comes from; null: an admin.
 */
export const sql = `
  ALTER TABLE policies ADD COLUMN contracts_from int;
  ALTER TABLE policies ALTER COLUMN contracts_from SET DEFAULT 0;
  ALTER TABLE leave_ledger ADD COLUMN source text CHECK (source IN ('conversion'));
`;
