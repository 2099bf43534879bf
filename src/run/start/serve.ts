import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp, type App } from '../../app.ts';
import { addressPolicyOf, filesBucket, tracingOf, type Config } from '../config/index.ts';
import { deleteExpired } from '../../housekeeping/expired.ts';
import { regularly } from '../../housekeeping/regularly.ts';
import type { MetricsAddress } from '../../metrics/server.ts';
import type { AppSecret } from '../../secrets/keyring.ts';
import type { StartupState } from '../../delivery/webhooks/deliveryState.ts';
import { licenseKeyOf } from './licenseKeys.ts';

/** Milliseconds between deletions of expired rows: an hour. */
const SWEEP = 3_600_000;

export interface ServeOptions {
  config: Config;
  /** Connects as the app role. */
  databaseUrl: string;
  appSecret: AppSecret;
  log: Logger;
  temporal: () => StartupState;
}

export interface Api {
  port: number;
  /** Ends the API: after SHUTDOWN_DRAIN seconds, in which clients and load balancers notice, or at once. */
  close(drains?: boolean): Promise<void>;
}

/** Starts the API on its port. Fails if the port is taken and does not try another. */
export async function serve({ config, databaseUrl, appSecret, log, temporal }: ServeOptions): Promise<Api> {
  if (config.production && config.smtpUrl === undefined)
    log.warn('SMTP_URL is not set: mails are written to files and not sent');
  const app = await createApp({
    databaseUrl,
    databaseListenUrl: config.databaseListenUrl,
    databaseReadUrl: config.databaseReadUrl,
    poolSize: config.poolSize,
    appSecret,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    maxConnections: config.maxConnections,
    trustedProxies: config.trustedProxies,
    rateLimitScale: config.rateLimitScale,
    console: config.console ? { temporalUi: config.temporalUiUrl ?? null } : null,
    redisUrl: config.redisUrl ?? null,
    files: filesBucket(config),
    spool: {
      directory: config.filesSpoolDir ?? path.join(config.dataDir, 'spool'),
      bytes: config.filesSpoolMib * 2 ** 20,
    },
    addressPolicy: addressPolicyOf(config),
    licenseKey: licenseKeyOf(config),
    pilotsPerDay: config.pilotsPerDay,
    smtp: config.smtpUrl === undefined ? undefined : { url: config.smtpUrl, from: config.mailFrom },
    mailDir: path.join(config.dataDir, 'mail'),
    log,
    temporal,
    metrics: config.metricsPort !== undefined,
    tracing: tracingOf(config),
  });
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${config.port} is taken. Set PORT to a free one, for example PORT=${config.port + 1} npm start`,
              { cause: error },
            )
          : error,
      );
    });
    app.server.listen(config.port, () => resolve());
  });
  const sweep = regularly({
    name: 'delete what has expired',
    every: SWEEP,
    log,
    work: async (ending) => ({
      ...(await deleteExpired(app.services.pool, Date.now(), ending)),
      ...(await app.services.files.upkeep(Date.now(), ending)),
    }),
  });
  // one of several API processes sends its metrics to the first process, which serves them
  const metrics =
    config.metricsPort !== undefined && !cluster.isWorker
      ? await openMetrics({ host: config.metricsHost, port: config.metricsPort }, app, log)
      : undefined;
  return {
    port: (app.server.address() as AddressInfo).port,
    async close(drains = true) {
      app.drain();
      if (drains) {
        log.info({ seconds: config.shutdownDrain }, 'draining');
        await sleep(config.shutdownDrain * 1_000);
      }
      await sweep.stop();
      await app.close();
      await metrics?.close();
      log.info('the API has ended');
    },
  };
}

async function openMetrics(address: MetricsAddress, app: App, log: Logger) {
  const { serveMetrics } = await import('../../metrics/server.ts');
  return serveMetrics(address, () => app.metrics!.text(), log);
}
