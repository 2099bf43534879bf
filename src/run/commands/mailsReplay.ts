import { audit } from '../../events/audit.ts';
import { replayMails } from '../../mail/store.ts';
import { defineCommand } from './command.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withWorkspaces } from './operator.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    id: { value: 'ID', does: 'this mail; by default all' },
    workspace: { value: 'SLUG', does: 'of this workspace; by default of all' },
  },
  more: `Makes mails that wait or were given up due at once; a worker sends them within a minute. Mails with a code that can no
longer be used stay as they are: send the invitation again, or ask for a new reset.`,
  async run({ id, workspace: slug }, { config, say }) {
    if (id !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw new Error(`${id} is not the id of a mail: mails list shows them.`);
    await withWorkspaces(config, slug, async (found) => {
      let count = 0;
      for (const { db, workspace } of found) {
        count += await db.transaction(async (tx) => {
          const replayed = await tx.rows(replayMails, { id: id ?? null });
          const call = operatorCall(tx, workspace, commandMails(config, say));
          for (const mail of replayed) audit(call, { action: 'sent again', resource: 'mail', id: mail.id });
          return replayed.length;
        });
      }
      if (id !== undefined && count === 0)
        throw new Error('There is no such mail, or the code in it can no longer be used.');
      say(`${count} ${count === 1 ? 'mail is' : 'mails are'} sent again within a minute`);
    });
  },
});
