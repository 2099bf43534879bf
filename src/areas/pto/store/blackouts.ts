import { defineList } from '../../../db/list.ts';
import { statement } from '../../../db/statement.ts';

export interface BlackoutRow {
  id: string;
  start_date: string;
  end_date: string;
  department_id: string | null;
  department_label: string | null;
  reason: string;
  created_at: string;
}

export type BlackoutInTheWay = Pick<BlackoutRow, 'id' | 'start_date' | 'end_date' | 'reason'>;

/**
 * SQL of the first blackout, general or of the department, that overlaps the days from `from` to `to`; null
 * for none.
 */
export const blackoutOn = (department: string, from: string, to: string): string => `
  (SELECT json_build_object('id', b.id, 'start_date', b.start_date, 'end_date', b.end_date, 'reason', b.reason) FROM blackouts b
    WHERE b.workspace_id = $1 AND (b.department_id IS NULL OR b.department_id = ${department})
      AND b.start_date <= ${to} AND b.end_date >= ${from}
    ORDER BY b.start_date, b.id LIMIT 1)`;

const COLUMNS = `
  b.id, b.start_date, b.end_date, b.department_id, d.label AS department_label, b.reason, b.created_at`;
const JOINS = 'LEFT JOIN list_items d ON d.workspace_id = b.workspace_id AND d.id = b.department_id';

export const blackoutList = defineList<BlackoutRow>({
  name: 'blackouts',
  columns: COLUMNS,
  from: `blackouts b ${JOINS}`,
  where: 'b.workspace_id = $1',
  id: 'b.id',
  orders: {
    start_date: { sql: 'b.start_date', type: 'date' },
    created_at: { sql: 'b.created_at', type: 'timestamptz' },
  },
  filters: {},
});

/** Returns no row for an unknown or archived department. */
export const insertBlackout = statement<
  BlackoutRow,
  { start_date: string; end_date: string; department_id: string | null; reason: string }
>(`
  WITH b AS (
    INSERT INTO blackouts (workspace_id, start_date, end_date, department_id, reason)
    SELECT $1, $start_date, $end_date, $department_id::uuid, $reason
     WHERE $department_id::uuid IS NULL OR EXISTS (SELECT 1 FROM list_items
             WHERE workspace_id = $1 AND id = $department_id::uuid AND list_key = 'departments' AND archived_at IS NULL)
    RETURNING *
  )
  SELECT ${COLUMNS} FROM b ${JOINS}`);

export const deleteBlackout = statement<
  Pick<BlackoutRow, 'id' | 'start_date' | 'end_date' | 'reason'>,
  { id: string }
>(`
  DELETE FROM blackouts WHERE workspace_id = $1 AND id = $id RETURNING id, start_date, end_date, reason`);
