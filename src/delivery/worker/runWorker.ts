import path from 'node:path';
import type { Logger } from 'pino';
import { addressPolicyOf, filesBucket, tracingOf, type Config } from '../../run/config/index.ts';
import { DELIVERS } from './message.ts';
import { createDeliveryWorker } from './worker.ts';

/**
 * Starts the configured worker. `stop` lets requests in flight finish; `failed` rejects when the worker
 * cannot continue. A parent process gets a message when deliveries are sent. `installation`: its id, from the
 * seal in the database.
 *
 * @throws Error that names the variable that is missing.
 */
export function runWorker(
  config: Config,
  log: Logger,
  installation: string,
): { stop(): Promise<void>; failed: Promise<void> } {
  const needed = {
    DATABASE_URL: config.databaseUrl,
    TEMPORAL_ADDRESS: config.temporalAddress,
    APP_SECRET: config.appSecret,
  };
  for (const [name, value] of Object.entries(needed)) {
    if (!value)
      throw new Error(
        `${name} is not set: the worker needs a Postgres, a Temporal and the secret of the API.`,
      );
  }
  const worker = createDeliveryWorker({
    databaseUrl: config.databaseUrl!,
    databaseListenUrl: config.databaseListenUrl,
    appSecret: config.appSecret!,
    temporal: {
      address: config.temporalAddress!,
      namespace: config.temporalNamespace,
      tls: config.temporalTls,
      apiKey: config.temporalApiKey,
    },
    installation,
    addressPolicy: addressPolicyOf(config),
    retrySchedule: config.webhookRetrySchedule,
    mails: {
      smtp: config.smtpUrl === undefined ? undefined : { url: config.smtpUrl, from: config.mailFrom },
      mailDir: path.join(config.dataDir, 'mail'),
      publicUrl: config.publicUrl,
    },
    files: filesBucket(config),
    poolSize: config.poolSize,
    cacheDir: config.dataDir,
    tracing: tracingOf(config),
    ...(config.workerMetricsAddress && { metricsAddress: config.workerMetricsAddress }),
    ...(config.workerHealthAddress && { healthAddress: config.workerHealthAddress }),
    log,
  });
  const failed = worker.run().catch((error: unknown) => {
    log.fatal({ err: error }, 'the delivery worker failed');
    throw error;
  });
  void worker.ready.then(() => process.send?.(DELIVERS));
  return { stop: () => worker.shutdown(), failed };
}
