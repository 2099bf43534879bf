import type { Blackout } from '../../../generated/types.ts';
import type { BlackoutRow } from '../store/blackouts.ts';

export const presentBlackout = (row: BlackoutRow): Blackout => ({
  id: row.id,
  start_date: row.start_date,
  end_date: row.end_date,
  department: row.department_id === null ? null : { id: row.department_id, label: row.department_label! },
  reason: row.reason,
  created_at: row.created_at,
});
