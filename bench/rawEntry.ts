/**
 * The lower limit of a write on plain pg: the entry, its audit line, the event and a held delivery per paused
 * webhook, in one prepared transaction without checks. Held deliveries have no due time and wake nobody.
 */
import type pg from 'pg';

export interface RawEntry {
  employee_id: string;
  started_at: string;
  ended_at: string;
}

export async function writeRaw(
  pool: pg.Pool,
  workspace: string,
  { employee_id, started_at, ended_at }: RawEntry,
) {
  const actor = JSON.stringify({ id: employee_id, email: 'bench@example.test', name: 'Bench' });
  const client = await pool.connect();
  try {
    await client.query({ name: 'begin', text: 'BEGIN' });
    const { rows } = await client.query({
      name: 'entry',
      text: `INSERT INTO time_entries (workspace_id, employee_id, started_at, ended_at, timezone, source) VALUES ($1, $2, $3, $4, 'Europe/Berlin', 'api') RETURNING *`,
      values: [workspace, employee_id, started_at, ended_at],
    });
    await client.query({
      name: 'audit',
      text: `INSERT INTO audit_log (workspace_id, action, resource_type, resource_id, actor, actor_id, source, line) VALUES ($1, 'created', 'time_entry', $2, $3, $4, 'api', 'created time_entry · bench')`,
      values: [workspace, rows[0].id, actor, employee_id],
    });
    const event = await client.query({
      name: 'event',
      text: `INSERT INTO events (workspace_id, kind, occurred_at, body) VALUES ($1, 'time_entry.created', now(), $2) RETURNING id`,
      values: [
        workspace,
        JSON.stringify({
          event: 'time_entry.created',
          actor,
          data: { id: rows[0].id, started_at, ended_at },
        }),
      ],
    });
    await client.query({
      name: 'deliveries',
      text: `INSERT INTO deliveries (workspace_id, webhook_id, event_id, kind, status)
             SELECT workspace_id, id, $2, 'time_entry.created', 'held' FROM webhooks
              WHERE workspace_id = $1 AND status = 'paused' AND 'time_entry.created' = ANY (events)`,
      values: [workspace, event.rows[0].id],
    });
    await client.query({ name: 'commit', text: 'COMMIT' });
    return rows[0];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
