import { BUILD } from '../../../lib/build.ts';
import type { Config } from '../../config/index.ts';
import { defineCommand, type Tools } from '../command.ts';
import { findLosses } from './deep/deep.ts';
import { checkDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { found } from './finding.ts';
import { checkPooler } from './pooler.ts';
import { checkMail, checkRedis } from './surroundings.ts';
import { installationIn } from './secret.ts';
import { checkStandby } from './standby.ts';
import { checkTemporal } from './temporal.ts';

const line = (state: string, about: string, text: string): string =>
  `${state.padEnd(5)}  ${about.padEnd(18)}  ${text}`;

async function lookDeep(
  config: Config,
  { slug, after, say }: { slug: string | undefined; after: string | undefined; say: Tools['say'] },
): Promise<void> {
  const losses = await findLosses(config, {
    slug,
    after,
    say: (state, about, text) => say(line(state, about, text)),
  });
  say(losses === 0 ? 'Nothing was lost.' : `${losses} ${losses === 1 ? 'thing is' : 'things are'} lost.`);
  if (losses > 0) process.exitCode = 1;
}

export const command = defineCommand({
  secretCompared: 'never',
  options: {
    deep: {
      does: 'looks for what was lost, in every workspace: takes minutes to hours, and changes nothing',
    },
    workspace: { value: 'SLUG', does: 'with --deep: only in this workspace' },
    after: { value: 'SLUG', does: 'with --deep: goes on after this workspace, by short name' },
  },
  more: `Checks Postgres, a pooler and a standby, its roles, row-level security, migrations, the clocks, APP_SECRET, workers, Temporal with its search attributes and schedules,
the storage of files, the mail server and Redis. Changes nothing, but in a bucket it writes an object and deletes it again.
Exit code 1 if something is wrong.

--deep compares rows with the audit trail, events with deliveries, leave with its ledger, money with the wallet, parts with their sums,
numbers without gaps, files with their bytes in the database and the bucket, and the trail with itself. It prints a line for each loss,
and "ok" for a workspace without any. Interrupted, it goes on with --after and the last workspace that it named.`,
  async run({ deep, workspace: slug, after }, { config, say }) {
    if (!deep && (slug !== undefined || after !== undefined))
      throw new Error('--workspace and --after go with --deep.');
    if (deep) return lookDeep(config, { slug, after, say });
    const findings = (
      await Promise.all([
        found('database', () => checkDatabase(config, config.appSecret ?? null)),
        found('standby', () => checkStandby(config)),
        found('pooler', () => checkPooler(config)),
        found('temporal', async () => checkTemporal(config, await installationIn(config))),
        found('files', () => checkFiles(config)),
        found('mail', () => checkMail(config)),
        found('redis', () => checkRedis(config)),
      ])
    ).flat();
    say(`Workforce API ${BUILD}, ${config.nodeEnv}`);
    for (const { state, about, text } of findings)
      say(line(state, about, state === 'wrong' || /\.$/.test(text) ? text : `${text}.`));
    const faults = findings.filter(({ state }) => state === 'wrong').length;
    say(faults === 0 ? 'Nothing is wrong.' : `${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`);
    if (faults > 0) process.exitCode = 1;
  },
});
