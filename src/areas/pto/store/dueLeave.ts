/** The state of everything that due leave depends on, except the date. */
import { statement } from '../../../db/statement.ts';

/** Longer than any transaction, so that later changes have later timestamps than everything seen so far. */
const SETTLED_AFTER = '5 minutes';

/**
 * A text that changes with any change of people, contracts, agreements, leave types, their versions, or the
 * ledger; reads index entries and a few rows. `settled`: no transaction that began before the newest change can still
 * commit another one.
 */
export const leaveState = statement<{ state: string; settled: boolean }>(`
  WITH newest AS (
    SELECT (SELECT updated_at FROM users WHERE workspace_id = $1 ORDER BY updated_at DESC LIMIT 1) AS person,
           (SELECT updated_at FROM contracts WHERE workspace_id = $1 ORDER BY updated_at DESC LIMIT 1) AS contract,
           (SELECT created_at FROM leave_ledger WHERE workspace_id = $1 ORDER BY id DESC LIMIT 1) AS posted,
           -- counted, because agreements can be deleted
           (SELECT concat_ws(' ', count(*), max(id::text)) FROM leave_entitlements WHERE workspace_id = $1) AS agreed
  ), types AS (
    SELECT md5(string_agg(concat_ws(' ', p.id, p.updated_at, v.effective_from, v.rules), ';' ORDER BY p.id, v.effective_from)) AS rules
      FROM policies p LEFT JOIN policy_versions v ON v.workspace_id = $1 AND v.policy_id = p.id
     WHERE p.workspace_id = $1
  )
  SELECT concat_ws(' ', newest.person, newest.contract, newest.posted, newest.agreed, types.rules) AS state,
         (GREATEST(newest.person, newest.contract, newest.posted) < clock_timestamp() - interval '${SETTLED_AFTER}') IS TRUE AS settled
    FROM newest CROSS JOIN types`);
