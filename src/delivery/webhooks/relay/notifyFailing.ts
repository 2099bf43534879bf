import type { Db, Tx } from '../../../db/handle.ts';
import { statement } from '../../../db/statement.ts';
import { notify } from '../../../events/notify.ts';

const KIND = 'webhook.failing';

/** Active webhooks without an acknowledgement for a day, with each admin who was not notified yet. */
const webhooksToReport = statement<{ webhook_id: string; host: string; admin_id: string }>(`
  SELECT w.id AS webhook_id, substring(w.url FROM '^https://([^/?#]+)') AS host, u.id AS admin_id
    FROM webhooks w
    LEFT JOIN users u ON u.workspace_id = w.workspace_id AND u.role = 'admin' AND u.status = 'active'
   WHERE w.workspace_id = $1 AND w.status = 'active' AND NOT w.suspended AND w.failing_since < clock_timestamp() - interval '24 hours'
     AND u.id IS NOT NULL
     AND NOT EXISTS (
       SELECT FROM notifications n
        WHERE n.workspace_id = $1 AND n.user_id = u.id AND n.kind = '${KIND}' AND n.resource_id = w.id
          AND n.created_at >= w.failing_since)`);

/** One job at a time per workspace, so that nobody is notified twice. */
const reportLock = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1::text, 67))`);

/** Notifies an admin that a webhook has not been acknowledged for a day. */
export const announceFailing = (
  call: { db: Tx },
  userId: string,
  { webhook_id, host }: { webhook_id: string; host: string },
): void =>
  notify(call, {
    userId,
    kind: KIND,
    title: 'A webhook is failing',
    body: `${host} has not acknowledged a delivery for 24 hours. It is still tried.`,
    resource: { type: 'webhook', id: webhook_id },
  });

/**
 * Notifies the admins, once, of webhooks that have not been acknowledged for 24 hours (operations.md,
 * Webhook). It does not switch them off: admins decide that.
 */
export async function notifyOfFailing(db: Db): Promise<void> {
  if ((await db.rows(webhooksToReport)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.count(reportLock);
    for (const row of await tx.rows(webhooksToReport)) {
      announceFailing({ db: tx }, row.admin_id, row);
    }
  });
}
