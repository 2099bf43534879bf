import { chainLines } from '../../areas/logs/actions/chainLines.ts';
import { sayAgain } from '../../areas/logs/actions/setAside.ts';
import { keepNextSeal, newestSeal } from '../../db/appSecretSeal.ts';
import { workspaceDb } from '../../db/handle.ts';
import type { AppSecret } from '../../secrets/keyring.ts';
import { appSecretOf } from '../secrets/configured.ts';
import { countOutdated, resealWorkspace } from '../secrets/reseal.ts';
import { makeSeal, readSeal } from '../secrets/seal.ts';
import { defineCommand } from './command.ts';
import { withPool, withWorkspaces, type Found } from './operator.ts';
import { required } from './required.ts';

/** A line of progress is printed after this many texts. */
const TOLD_EVERY = 5_000;

export const command = defineCommand({
  secretCompared: 'before',
  options: { check: { does: 'only counts what is not under the current secret' } },
  more: `Encrypts again what is stored under a former secret of APP_SECRETS, while the service runs, and may be stopped and repeated.
All processes must have started with APP_SECRETS, the new secret first, before this command; afterwards the former ones may be removed.`,
  async run({ check }, { config, say }) {
    const appSecret = appSecretOf(config);
    if (typeof appSecret === 'string')
      throw new Error(
        'APP_SECRETS is not set. Set it to the new secret and the former one, in this order, in place of APP_SECRET.',
      );
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    await withPool(config, ownerUrl, (owner) =>
      withWorkspaces(config, undefined, async (found) => {
        const workspaces = found.map(({ db, workspace }) => ({
          workspace,
          db,
          ownersDb: workspaceDb(owner, db.workspaceId),
        }));
        if (check) {
          for (const { workspace, ownersDb } of workspaces)
            say(`${workspace.slug}: ${await countOutdated(ownersDb, appSecret)} under a former secret`);
          return;
        }
        const unopened: string[] = [];
        for (const one of workspaces) unopened.push(...(await rotateIn(one, appSecret, say)));
        if (unopened.length > 0) {
          for (const row of unopened) say(`  ${row}`);
          throw new Error(
            `${unopened.length} texts open under none of the secrets. Add the secret they were sealed under to APP_SECRETS, or replace them: new webhook secrets, second factors and accounts.`,
          );
        }
        let left = 0;
        for (const { ownersDb } of workspaces) left += await countOutdated(ownersDb, appSecret);
        if (left > 0)
          throw new Error(
            `${left} texts are still under a former secret: their rows were in use, or a process writes with that secret. Run the command again.`,
          );
        // while all secrets are known: a line whose key is unknown to the job counts as altered
        await chainLines(owner, () => false, { thorough: true });
        const sealed = await newestSeal(owner);
        const seal = typeof sealed === 'string' ? null : readSeal(sealed, appSecret);
        if (seal && seal.secret !== appSecret[0])
          await keepNextSeal(owner, makeSeal(appSecret, seal.installation));
      }),
    );
    if (!check)
      say(
        'Everything stored is sealed under the first secret of APP_SECRETS. The others still verify sessions of up to 14 days and unsubscribe links in sent mails; both end when you remove them.',
      );
  },
});

/** Returns the rows that open under none of the secrets. */
async function rotateIn(
  { db, workspace, ownersDb }: Found & { ownersDb: Found['db'] },
  appSecret: AppSecret,
  say: (line: string) => void,
): Promise<string[]> {
  let told = 0;
  const { sealed, unopened } = await resealWorkspace(ownersDb, appSecret, (holds, count) => {
    if (count < told) told = 0;
    if (count < told + TOLD_EVERY) return;
    told = count;
    say(`${workspace.slug}: ${count} ${holds} …`);
  });
  await sayAgain(db, workspace, Date.now());
  say(`${workspace.slug}: ${sealed} sealed under the current secret`);
  return unopened.map((row) => `${workspace.slug}: ${row}`);
}
