/**
 * Rule 66: entitlement follows contracts. New leave types use contracts in every year. Existing ones use them
 * from the year in `contracts_from` on, which `migrate` sets after it has offset the admins' manual
 * corrections; while it is null, contracts do not count. `leave_ledger.source` is the origin of a correction;
 * null for an admin.
 */
export const sql = `
  ALTER TABLE policies ADD COLUMN contracts_from int;
  ALTER TABLE policies ALTER COLUMN contracts_from SET DEFAULT 0;
  ALTER TABLE leave_ledger ADD COLUMN source text CHECK (source IN ('conversion'));
`;
