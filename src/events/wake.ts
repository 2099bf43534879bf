import type { Tx } from '../db/handle.ts';
import { statement, type NoRow } from '../db/statement.ts';

/** The channel that tells relays of new wake-ups, each by its webhook's id. A hint: relays look anyway, only later. */
export const WAKEUP_CHANNEL = 'webhook_wakeups';

/** A webhook's advisory lock, as an SQL key: shared by writers of wake-ups, exclusive for who takes one away. */
export const wakeupLock = (webhookId: string): string => `hashtextextended(${webhookId}::text, 61)`;

const FAILS = `
  COALESCE((SELECT h.failing_since IS NOT NULL FROM webhooks h WHERE h.workspace_id = $1 AND h.id = t.webhook_id), false)`;
const TO_THE_FRONT = 'UPDATE SET failing = false, signalled_at = NULL WHERE webhook_wakeups.failing';

/**
 * Two CTEs, `turn` and `wakeup`, that see to a wake-up for each (webhook_id, workspace_id) of `source`; to be followed by
 * `notifyOf`. A row that is there already is left alone, so that writers neither wait for one another's commit on it nor
 * queue for NOTIFY's one lock on the whole server (measured: 3 to 9 times the writes a second). The row is taken away by
 * the sender that found nothing left, under the exclusive lock: it cannot go between our look and our commit.
 *
 * @param asked somebody waits for it: it does not stand with those that fail, not even where the webhook does.
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

/** Has the relay look at a webhook when the transaction commits: somebody resent or recovered, paused, resumed or deleted. */
export function wakeRelay(tx: Tx, webhookId: string): void {
  tx.later(insertWakeup, { webhook_id: webhookId });
}
