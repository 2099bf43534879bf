import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Channel that tells relays the webhook ids of new wake-ups. A hint: relays also poll. */
export const WAKEUP_CHANNEL = 'webhook_wakeups';

/**
 * SQL for the key of a webhook's advisory lock: writers of wake-ups hold it shared, deleting a wake-up holds
 * it alone.
 */
export const wakeupLock = (webhookId: string): string => `hashtextextended(${webhookId}::text, 61)`;

const FAILS = `
  COALESCE((SELECT h.failing_since IS NOT NULL FROM webhooks h WHERE h.workspace_id = $1 AND h.id = t.webhook_id), false)`;
const TO_THE_FRONT = 'UPDATE SET failing = false, signalled_at = NULL WHERE webhook_wakeups.failing';

/**
 * Two CTEs, `turn` and `wakeup`, that write a wake-up for each (webhook_id, workspace_id) of `source`;
 * `notifyOf` follows. An existing wake-up is left alone, so that writers do not wait for each other's commit
 * or for NOTIFY's global lock (measured: 3 to 9 times the writes per second). The sender deletes it, under
 * the exclusive lock, once nothing is due: it cannot vanish between this statement and its commit.
 * @param asked somebody waits for it: it goes to the healthy queue, even if the webhook is failing.
 */
export const wakeupsFor = (source: string, asked = false): string => `
  turn AS (
    SELECT t.webhook_id, t.workspace_id, ${FAILS} AS fails,
           pg_advisory_xact_lock_shared(${wakeupLock('t.webhook_id')}) FROM ${source} t
  ), wakeup AS (
    INSERT INTO webhook_wakeups (webhook_id, workspace_id, failing, fails)
    SELECT webhook_id, workspace_id, ${asked ? 'false' : 'fails'}, fails FROM turn ORDER BY webhook_id
    ON CONFLICT (webhook_id) DO ${asked ? TO_THE_FRONT : 'NOTHING'}
    RETURNING webhook_id
  )`;

/** NOTIFY for each new wake-up, as one SQL value. */
export const notifyOf = `(SELECT count(pg_notify('${WAKEUP_CHANNEL}', webhook_id::text)) FROM wakeup)`;

const insertWakeup = statement<NoRow, { webhook_id: string }>(`
  WITH one AS (SELECT $webhook_id::uuid AS webhook_id, $1::uuid AS workspace_id), ${wakeupsFor('one', true)}
  SELECT ${notifyOf}`);

/** Wakes the sender of a webhook on commit: after a resend, recovery, pause, resume or deletion. */
export function wakeRelay(tx: Tx, webhookId: string): void {
  tx.later(insertWakeup, { webhook_id: webhookId });
}
