import type { Tx } from '../db/handle.ts';
import { statement } from '../db/statement.ts';

const upsertWakeup = statement(`
  WITH wakeup AS (
    INSERT INTO webhook_wakeups (webhook_id, workspace_id) VALUES ($2, $1)
    ON CONFLICT (webhook_id) DO UPDATE SET due_at = LEAST(webhook_wakeups.due_at, excluded.due_at)
    RETURNING webhook_id
  )
  SELECT pg_notify('webhook_wakeups', '') FROM wakeup`);

/** Has the relay look at a webhook when the transaction commits: deliveries are due, or it was paused, resumed or deleted. */
export function wakeRelay(tx: Tx, webhookId: string): void {
  tx.later(upsertWakeup, [webhookId]);
}
