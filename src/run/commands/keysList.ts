import { keyStatusOf } from '../../areas/platform/present/keys.ts';
import { everyKey } from '../../areas/platform/store/keys.ts';
import { defineCommand } from './command.ts';
import { withWorkspaces } from './operator.ts';
import { tableOf } from './table.ts';

const HEAD = ['PREFIX', 'WORKSPACE', 'KIND', 'STATUS', 'OWNER', 'LAST USED', 'EXPIRES', 'SCOPES', 'NAME'];

export const command = defineCommand({
  secretCompared: 'never',
  options: {
    workspace: { value: 'SLUG', does: 'of this workspace; by default of all' },
    all: { does: 'also revoked and expired keys' },
  },
  async run({ workspace: slug, all }, { config, say }) {
    const now = Date.now();
    const rows: string[][] = [];
    await withWorkspaces(config, slug, async (found) => {
      for (const { db, workspace } of found) {
        for (const key of await db.rows(everyKey)) {
          const status = keyStatusOf(key, workspace, now);
          if (!all && (status === 'revoked' || status === 'expired')) continue;
          const {
            prefix,
            kind,
            owner_email: owner,
            last_used_at: used,
            expires_at: expires,
            scopes,
            name,
          } = key;
          const day = (at: string | null) => at?.slice(0, 10) ?? 'never';
          rows.push([
            prefix,
            workspace.slug,
            kind,
            status,
            owner ?? '-',
            day(used),
            day(expires),
            scopes.join(','),
            name,
          ]);
        }
      }
    });
    if (rows.length === 0) return say('no keys');
    for (const line of tableOf([HEAD, ...rows])) say(line);
  },
});
