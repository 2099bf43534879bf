import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp, type App } from '../app.ts';
import type { Config } from '../config/index.ts';
import type { ReadinessDeps } from '../http/readiness.ts';
import { addressPolicyOf } from '../webhooks/addressPolicy.ts';

export interface ServeOptions {
  config: Config;
  /** As the app role. */
  databaseUrl: string;
  appSecret: string;
  log: Logger;
  temporal: ReadinessDeps['temporal'];
}

/** The API on its port. PORT is strict: a taken one is said, not worked around. */
export async function serve({
  config,
  databaseUrl,
  appSecret,
  log,
  temporal,
}: ServeOptions): Promise<App & { port: number }> {
  const app = await createApp({
    databaseUrl,
    poolSize: config.poolSize,
    appSecret,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    rateLimitScale: config.rateLimitScale,
    redisUrl: config.redisUrl ?? null,
    addressPolicy: addressPolicyOf(config),
    mailDir: path.join(config.dataDir, 'mail'),
    log,
    temporal,
    metrics: config.metricsPort !== undefined,
  });
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${config.port} is taken. Set PORT to a free one, for example PORT=${config.port + 1} npm start`,
            )
          : error,
      );
    });
    app.server.listen(config.port, () => resolve());
  });
  // one of several is asked by the first process
  const metrics =
    config.metricsPort !== undefined && !cluster.isWorker
      ? await openMetrics(config.metricsPort, app, log)
      : undefined;
  return {
    ...app,
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await app.close();
      await metrics?.close();
    },
  };
}

async function openMetrics(port: number, app: App, log: Logger) {
  const { serveMetrics } = await import('../metrics/server.ts');
  return serveMetrics(port, () => app.metrics!.text(), log);
}
