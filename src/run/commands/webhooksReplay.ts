import { recoverFailed, totalOf } from '../../areas/platform/actions/recoverFailed.ts';
import { everyWebhook } from '../../areas/platform/store/webhooks.ts';
import { parseTimestamp } from '../../civil/zones.ts';
import { Problem } from '../../problem.ts';
import { defineCommand } from './command.ts';
import { reasonOf } from './doctor/finding.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withWorkspaces } from './operator.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    since: {
      value: 'TIME',
      required: true,
      does: 'deliveries that failed since then, such as 2026-11-22T09:00:00Z',
    },
    workspace: { value: 'SLUG', does: 'of this workspace; by default of all' },
    webhook: { value: 'ID', does: 'of this webhook only' },
    'dry-run': { does: 'only counts them' },
  },
  more: `Like POST /platform/webhooks/{webhook_id}/recover/ for one webhook: each failed delivery is sent again as a new one, with
its own retries, once. Only events of the last 30 days. Exit code 1 if a webhook failed; the others are done.`,
  async run({ since, workspace: slug, webhook, 'dry-run': dryRun }, { config, say }) {
    const at = parseTimestamp(since);
    if (at === null)
      throw new Error(`${since} is not a time with an offset: use one such as 2026-11-22T09:00:00Z.`);
    const from = new Date(at.epochMs).toISOString();
    const counts = { webhooks: 0, deliveries: 0, undone: 0 };
    await withWorkspaces(config, slug, async (found) => {
      for (const { db, workspace } of found) {
        for (const { id, url } of await db.rows(everyWebhook)) {
          if (webhook !== undefined && id !== webhook.toLowerCase()) continue;
          counts.webhooks += 1;
          const name = `${workspace.slug} ${id} ${new URL(url).host}`;
          try {
            const counted = await db.transaction((tx) =>
              recoverFailed(operatorCall(tx, workspace, commandMails(config, say)), {
                webhookId: id,
                since: from,
                until: null,
                kinds: null,
                dryRun,
              }),
            );
            const count = totalOf(counted);
            counts.deliveries += count;
            if (count > 0) say(`${name}: ${count}`);
          } catch (error) {
            counts.undone += 1;
            const why = error instanceof Problem ? error.options.detail : `${reasonOf(error)}.`;
            say(`${name}: not done. ${why}`);
          }
        }
      }
    });
    if (webhook !== undefined && counts.webhooks === 0) throw new Error(`There is no webhook ${webhook}.`);
    say(
      `${counts.deliveries} deliveries of ${counts.webhooks} webhooks ${dryRun ? 'would be' : 'are'} sent again`,
    );
    if (counts.undone > 0) process.exitCode = 1;
  },
});
