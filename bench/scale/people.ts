/** Adds many people, each with a contract. */
import type { Client } from 'pg';

/** Adds the people with numbers `from + 1` to `to` to a workspace. No triggers run on the connection from then on. */
export async function addPeople(
  client: Client,
  workspaceId: string,
  { from = 0, to }: { from?: number; to: number },
): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query(
    `WITH made AS (
       INSERT INTO users (workspace_id, email, first_name, last_name, role, status, start_date)
       SELECT $1, 'many' || n || '@example.test', 'Many', 'Person ' || n, 'employee', 'active', '2020-01-01'
         FROM generate_series($2::int + 1, $3::int) n RETURNING id
     ) INSERT INTO contracts (workspace_id, employee_id, type, title, start_date, weekly_hours, pattern, status)
       SELECT $1, id, 'permanent', 'Contract', '2020-01-01', 40, '{"mon":8,"tue":8,"wed":8,"thu":8,"fri":8}', 'active' FROM made`,
    [workspaceId, from, to],
  );
}
