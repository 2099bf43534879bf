/** The leave types for which contracts do not count yet, and the writes of the conversion. */
import { statement, type NoRow } from '../../../db/statement.ts';
import { CLOSES } from './account.ts';

/** `contracts_from` is the leave year after the last closed one; 0 if none was closed. */
export const unconverted = statement<{ id: string; contracts_from: number }>(`
  SELECT p.id, COALESCE((SELECT max(l.year) + 1 FROM leave_ledger l
                          WHERE l.workspace_id = $1 AND l.policy_id = p.id AND ${CLOSES}), 0) AS contracts_from
    FROM policies p WHERE p.workspace_id = $1 AND p.contracts_from IS NULL`);

/** Makes contracts count; `policies` is `[{id, contracts_from}]` as JSON. */
export const letContractsCount = statement<NoRow, { policies: string }>(`
  UPDATE policies p SET contracts_from = r.contracts_from
    FROM jsonb_to_recordset($policies::jsonb) AS r(id uuid, contracts_from int)
   WHERE p.workspace_id = $1 AND p.id = r.id AND p.contracts_from IS NULL`);

/** `entries` are rows made by `accountValues`, as JSON. */
export const insertConversions = statement<
  { id: string; employee_id: string; days: string; effective_on: string },
  { entries: string; actor: string; reason: string }
>(`
  INSERT INTO leave_ledger (workspace_id, employee_id, policy_id, year, kind, days, effective_on, created_by, reason, source)
  SELECT $1, r.employee_id, r.policy_id, r.year, r.kind, r.days, r.effective_on, $actor::jsonb, $reason, 'conversion'
    FROM jsonb_to_recordset($entries::jsonb)
      AS r(employee_id uuid, policy_id uuid, year int, kind text, days numeric, effective_on date)
  RETURNING id, employee_id, days, effective_on`);
