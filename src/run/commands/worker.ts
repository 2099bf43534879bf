import { defineCommand } from './command.ts';

export const command = defineCommand({
  secretCompared: 'itself',
  options: {},
  async run(_values, { config, logTo }) {
    const log = logTo(process.stdout.fd);
    const { databaseDirectUrl, appSecret } = config;
    let installation = '';
    if (databaseDirectUrl && appSecret) {
      const { assertSecretFitsOnceReached } = await import('../secrets/fit.ts');
      installation = await assertSecretFitsOnceReached(databaseDirectUrl, appSecret, log);
    }
    const { runWorker } = await import('../../delivery/worker/runWorker.ts');
    return runWorker(config, log, installation);
  },
});
