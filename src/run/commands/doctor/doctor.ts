import { BUILD } from '../../../lib/build.ts';
import { defineCommand } from '../command.ts';
import { checkDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { found } from './finding.ts';
import { checkPooler } from './pooler.ts';
import { checkMail, checkRedis } from './surroundings.ts';
import { installationIn } from './secret.ts';
import { checkStandby } from './standby.ts';
import { checkTemporal } from './temporal.ts';

export const command = defineCommand({
  secretCompared: 'never',
  options: {},
  more: `Checks Postgres, a pooler and a standby, its roles, row-level security, migrations, the clocks, APP_SECRET, workers, Temporal with its search attributes and schedules,
the storage of files, the mail server and Redis. Changes nothing, but in a bucket it writes an object and deletes it again.
Exit code 1 if something is wrong.`,
  async run(_values, { config, say }) {
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
      say(
        `${state.padEnd(5)}  ${about.padEnd(18)}  ${state === 'wrong' || /\.$/.test(text) ? text : `${text}.`}`,
      );
    const faults = findings.filter(({ state }) => state === 'wrong').length;
    say(faults === 0 ? 'Nothing is wrong.' : `${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`);
    if (faults > 0) process.exitCode = 1;
  },
});
