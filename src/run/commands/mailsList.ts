import { listMails } from '../../mail/store.ts';
import { defineCommand } from './command.ts';
import { withWorkspaces } from './operator.ts';

export const command = defineCommand({
  secretCompared: 'never',
  options: { workspace: { value: 'SLUG', does: 'of this workspace; by default of all' } },
  more: `Mails about people's access that wait to be sent, or that are not tried again: sent mails are deleted. A mail is tried for a
day. Its last problem is the mail server's answer (550), the reason why there was none (ECONNREFUSED), or "expired": the code in
it can no longer be used.`,
  async run({ workspace: slug }, { config, say }) {
    await withWorkspaces(config, slug, async (found) => {
      let count = 0;
      for (const { db, workspace } of found) {
        for (const mail of await db.rows(listMails)) {
          count += 1;
          const next = mail.next_try_at === null ? 'given up' : `next try ${mail.next_try_at}`;
          say(
            `${mail.id}  ${workspace.slug}  ${mail.kind}  about ${mail.email}  since ${mail.created_at}  ${mail.tries} tries${mail.problem === null ? '' : `, ${mail.problem}`}  ${next}`,
          );
        }
      }
      say(count === 0 ? 'no mail waits' : `${count} ${count === 1 ? 'mail' : 'mails'}`);
    });
  },
});
