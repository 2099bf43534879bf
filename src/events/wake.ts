import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** Channel that tells relays of new wake-ups, by the webhook's id. A hint: relays also poll, only later. */
export const WAKEUP_CHANNEL = 'webhook_wakeups';

/** SQL for the key of a webhook's advisory lock: shared for writers of wake-ups, exclusive for deleting one. */
export const wakeupLock = (webhookId: string): string => `hashtextextended(${webhookId}::text, 61)`;

const FAILS = `
  COALESCE((SELECT h.failing_since IS NOT NULL FROM webhooks h WHERE h.workspace_id = $1 AND h.id = t.webhook_id), false)`;
const TO_THE_FRONT = 'UPDATE SET failing = false, signalled_at = NULL WHERE webhook_wakeups.failing';

/**
 * Two CTEs, `turn` and `wakeup`, that write a wake-up for each (webhook_id, workspace_id) of `source`; to be followed
 * by `notifyOf`. An existing wake-up is left alone, so that writers neither wait for one another's commit on it nor
 * queue for NOTIFY's one lock on the whole server (measured: 3 to 9 times the writes a second). It is deleted by the
 * sender that found nothing left, under the exclusive lock: so it cannot be deleted between our look and our commit.
 * @param asked somebody waits for it: it goes to the healthy queue, even where the webhook is failing.
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

/** NOTIFY of each new wake-up, as one SQL value. */
export const notifyOf = `(SELECT count(pg_notify('${WAKEUP_CHANNEL}', webhook_id::text)) FROM wakeup)`;

const insertWakeup = statement<NoRow, { webhook_id: string }>(`
  WITH one AS (SELECT $webhook_id::uuid AS webhook_id, $1::uuid AS workspace_id), ${wakeupsFor('one', true)}
  SELECT ${notifyOf}`);

/** Wakes the sender of a webhook when the transaction commits: after a resend, recovery, pause, resume or deletion. */
export function wakeRelay(tx: Tx, webhookId: string): void {
  tx.later(insertWakeup, { webhook_id: webhookId });
}
