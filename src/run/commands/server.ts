import cluster from 'node:cluster';
import { appSecretOf } from '../secrets/configured.ts';
import { defineCommand } from './command.ts';
import { required } from './required.ts';

export const command = defineCommand({
  secretCompared: 'before',
  options: {},
  async run(_values, { config, logTo }) {
    const log = logTo(process.stdout.fd);
    const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
    const { startApiProcesses, temporalStateFromParent } = await import('../start/apiProcesses.ts');
    if (config.webConcurrency > 1 && cluster.isPrimary) {
      const api = await startApiProcesses({ config, log });
      log.info({ port: api.port, processes: config.webConcurrency }, 'listening');
      return { stop: api.close };
    }
    const { serve } = await import('../start/serve.ts');
    const app = await serve({
      config,
      databaseUrl,
      appSecret: appSecretOf(config),
      log,
      temporal: temporalStateFromParent(config.temporalAddress ? 'up' : 'unavailable'),
    });
    log.info({ port: app.port }, 'listening');
    return { stop: app.close };
  },
});
