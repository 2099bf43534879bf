import { revokeAnyKey } from '../../areas/platform/actions/revokeAnyKey.ts';
import { keyByPrefix } from '../../areas/platform/store/keys.ts';
import { defineCommand } from './command.ts';
import { commandMails } from './mails.ts';
import { operatorCall, withWorkspaces } from './operator.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {
    prefix: {
      value: 'PREFIX',
      required: true,
      does: 'the beginning of the key, as keys list and the audit trail show it',
    },
    reason: { value: 'TEXT', does: 'why, for its owner and the audit trail' },
  },
  more: 'This is final. The owner of the key is notified in the app.',
  async run({ prefix, reason }, { config, say }) {
    await withWorkspaces(config, undefined, async (found) => {
      for (const { db, workspace } of found) {
        const key = await db.maybe(keyByPrefix, { prefix });
        if (!key) continue;
        const revoked = await db.transaction((tx) =>
          revokeAnyKey(operatorCall(tx, workspace, commandMails(config, say)), {
            id: key.id,
            reason: reason?.trim() || undefined,
            by: 'The operator of the service',
          }),
        );
        return say(`${prefix} of ${workspace.slug}: ${revoked ? 'revoked' : 'was revoked before'}`);
      }
      throw new Error(`There is no key with the prefix ${prefix}.`);
    });
  },
});
