/**
 * Builds the API of one process from its configuration: everything that answers HTTP. Postgres, Temporal, the
 * worker and the demo data are started by the command, not here.
 */
import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { RIGHT_ANSWER_CHANNEL, takeRightAnswer, takeUnlock, UNLOCK_CHANNEL } from './auth/unlock.ts';
import { createAuthenticator } from './auth/authenticate.ts';
import { createPasswords } from './auth/passwords.ts';
import { createFileAddresses } from './auth/fileAddresses.ts';
import { createTokens } from './auth/tokens.ts';
import { COMMIT } from './lib/build.ts';
import { VERSION } from './lib/version.ts';
import { createPostgresLimitStore } from './limits/postgres.ts';
import { listen } from './db/listen.ts';
import { createOpenSockets } from './db/openSockets.ts';
import { createPeers, JOINED_CHANNEL } from './db/peers.ts';
import { createPool } from './db/pool.ts';
import { createStandby } from './db/standby.ts';
import { createBucket, type BucketOptions } from './files/bucket.ts';
import { FILE_CONNECTIONS } from './files/chunks.ts';
import { createSpool, type SpoolOptions } from './files/incoming.ts';
import { createFileStore } from './files/store.ts';
import { createAssistants } from './http/assistants/assistants.ts';
import { trustedProxies } from './http/clientAddress.ts';
import type { ConsoleOptions } from './http/console/routes.ts';
import { createPages } from './http/pages.ts';
import { createPipeline, type PipelineDeps } from './http/pipeline.ts';
import { answerRaw } from './http/rawAnswer.ts';
import { createHttpServer } from './http/server.ts';
import { acceptUpgrades } from './http/upgrade.ts';
import { createWorkspaceDirectory } from './http/workspaces.ts';
import { auditKeyOf } from './events/auditKey.ts';
import { FEED_CHANNEL } from './events/notify.ts';
import { shareLimits } from './limits/share.ts';
import type { LimitStore } from './limits/store.ts';
import { mailerOf } from './mail/mailerOf.ts';
import { createOutbox } from './mail/outbox.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import { unsubscribeMacOf } from './notifications/unsubscribe.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createDrawer } from './pdf/drawer.ts';
import { createRealtime, type RealtimeDeps } from './realtime/realtime.ts';
import type { AppSecret } from './secrets/keyring.ts';
import { macOf } from './secrets/mac.ts';
import { createSealer } from './secrets/sealed.ts';
import type { Services } from './services.ts';
import { openTracing } from './tracing/open.ts';
import type { TracingOptions } from './tracing/tracing.ts';
import { createDeliveryState, type StartupState } from './delivery/webhooks/deliveryState.ts';
import type { AddressPolicy } from './delivery/webhooks/transport/addresses.ts';

/** Milliseconds between two checks for idle connections while the server closes. */
const CLOSE_IDLE_EVERY = 50;

export interface AppOptions {
  /** Connects as the app role. */
  databaseUrl: string;
  /** Straight to Postgres, if `databaseUrl` leads to a pooler. */
  databaseListenUrl?: string | undefined;
  /** A standby for large reads. */
  databaseReadUrl?: string | undefined;
  poolSize: number;
  /** All keys are derived from it. At least 32 characters. */
  appSecret: AppSecret;
  publicUrl: string | null;
  smtp?: SmtpOptions | undefined;
  /** Folder that mails are written to if there is no mail server; null: mails are only logged. */
  mailDir: string | null;
  corsOrigins: readonly string[];
  /** Maximum number of connections; unlimited by default. */
  maxConnections?: number;
  trustedProxies: readonly string[];
  rateLimitScale: number;
  /** The web dashboard; null: it is not served. */
  console?: ConsoleOptions | null;
  /** Redis that processes share their limits through; null: Postgres. */
  redisUrl?: string | null;
  /** Bucket for new files; null: Postgres. */
  files?: BucketOptions | null;
  /** Where uploads are kept while they arrive; by default 1 GiB in the system's temporary folder. */
  spool?: SpoolOptions;
  addressPolicy: AddressPolicy;
  /** Public key that licences are verified with; without it no licence can be installed. */
  licenseKey?: KeyObject | null;
  /** Number of trials that an operator may create in 24 hours; unlimited by default. */
  pilotsPerDay?: number;
  log: Logger;
  /** Where spans are sent; nothing is traced by default. */
  tracing?: TracingOptions | undefined;
  /** Whether to collect the figures of `/metrics`. */
  metrics?: boolean;
  /** State of Temporal as this process started it. Whether deliveries are sent is read from the database. */
  temporal: () => StartupState;
  /** Milliseconds within which a request must arrive completely; for tests. */
  arrivalTimeout?: number;
  /** Shorter socket intervals, for tests. */
  socketTiming?: RealtimeDeps['timing'];
  now?: () => number;
  onAnswer?: PipelineDeps['onAnswer'];
}

export interface App {
  server: Server;
  services: Services;
  metrics: Metrics | undefined;
  /**
   * From now on /readyz answers 503 and each answer closes its connection. Call it some time before `close`,
   * so that load balancers stop sending requests before the connections end.
   */
  drain(): void;
  /** Waits for running requests, then closes everything. */
  close(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { log, appSecret, now = Date.now } = options;
  const poolOf = (size: number) =>
    createPool({
      url: options.databaseUrl,
      directUrl: options.databaseListenUrl,
      size,
      auditKey: auditKeyOf(appSecret),
      onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    });
  const pool = poolOf(options.poolSize);
  const filePool = poolOf(FILE_CONNECTIONS);
  const standby =
    options.databaseReadUrl === undefined
      ? undefined
      : createStandby({
          primary: pool,
          url: options.databaseReadUrl,
          size: options.poolSize,
          onTrouble: (error) => log.warn({ err: error }, 'the standby cannot be read'),
        });
  const tokens = createTokens(appSecret);
  const authenticator = createAuthenticator(tokens, (error) =>
    log.warn({ err: error }, 'could not note the use of a key'),
  );
  const workspaces = createWorkspaceDirectory(pool, options.publicUrl);
  const peers = createPeers(pool);
  const limits = shareLimits({
    store: options.redisUrl ? await redisStore(options.redisUrl, log) : createPostgresLimitStore(pool),
    alone: peers.alone,
    scale: options.rateLimitScale,
    log,
  });
  const services: Services = {
    pool,
    log,
    tokens,
    fileAddresses: createFileAddresses(appSecret),
    passwords: createPasswords(),
    webhookSecrets: createSealer(appSecret, 'webhook-secret'),
    twoFactorSecrets: createSealer(appSecret, 'totp-secret'),
    paymentDetails: createSealer(appSecret, 'payment-details'),
    personalSecrets: createSealer(appSecret, 'personal-data'),
    limiter: limits.limiter,
    outbox: createOutbox({ mailer: mailerOf(options), sealer: createSealer(appSecret, 'mail'), log }),
    addressPolicy: options.addressPolicy,
    licenseKey: options.licenseKey ?? null,
    pilotsPerDay: options.pilotsPerDay ?? Infinity,
    cursors: macOf(appSecret, 'cursor'),
    fingerprints: macOf(appSecret, 'idempotency'),
    files: createFileStore(filePool, options.files ? createBucket(options.files) : undefined),
    spool: createSpool(
      options.spool ?? { directory: path.join(os.tmpdir(), 'workforce-spool'), bytes: 2 ** 30 },
    ),
    drawer: createDrawer(),
    version: VERSION,
    commit: COMMIT,
    deliveries: createDeliveryState(pool, options.temporal),
    accessChanged: authenticator.accessChanged,
  };
  const openSockets = createOpenSockets(pool, peers.id);
  const realtime = createRealtime({
    services,
    openSockets,
    authenticator,
    now,
    timing: options.socketTiming,
    refuse: answerRaw,
  });
  const everythingMayHaveChanged = () => {
    workspaces.changed();
    authenticator.everythingChanged();
    realtime.noticesLost();
    peers.noticesLost();
  };
  const listener = await listen({
    url: options.databaseListenUrl ?? options.databaseUrl,
    name: peers.listenerName,
    channels: {
      access_changed: (workspaceId) => {
        authenticator.accessChanged(workspaceId);
        realtime.accessChanged(workspaceId);
      },
      workspace_changed: (workspaceId) => {
        workspaces.changed();
        // the workspace may now require a second factor
        realtime.accessChanged(workspaceId);
      },
      [FEED_CHANNEL]: realtime.notice,
      [UNLOCK_CHANNEL]: (payload) => takeUnlock(services.limiter, payload),
      [RIGHT_ANSWER_CHANNEL]: (payload) => takeRightAnswer(services.limiter, payload),
      [JOINED_CHANNEL]: peers.joined,
    },
    onReconnect: everythingMayHaveChanged,
    onError: (error) => log.warn({ err: error }, 'lost the notice connection'),
  });
  await peers.join();
  await openSockets.clear();

  // imported only if used, to keep a small process small
  const metrics = options.metrics
    ? (await import('./metrics/metrics.ts')).createMetrics({
        pool,
        limiter: limits.health,
        connections: () => connections.count(),
        sockets: realtime.count,
        standby,
      })
    : undefined;

  const tracing = await openTracing(options.tracing, { service: 'workforce-api', version: VERSION, log });

  let draining = false;
  const proxies = trustedProxies(options.trustedProxies);
  const pipeline = createPipeline({
    services,
    standby,
    workspaces,
    authenticator,
    trustedProxies: proxies,
    now,
    metrics,
    tracing,
    ...(options.onAnswer ? { onAnswer: options.onAnswer } : {}),
  });
  const { server, connections } = createHttpServer({
    log,
    maxConnections: options.maxConnections ?? Infinity,
    corsOrigins: options.corsOrigins,
    arrivalTimeout: options.arrivalTimeout,
    pipeline,
    assistants: createAssistants({
      pipeline,
      services,
      workspaces,
      authenticator,
      trustedProxies: proxies,
      corsOrigins: options.corsOrigins,
      log,
      now,
    }),
    pages: createPages({
      pool,
      workspaces,
      log,
      deliveries: services.deliveries,
      draining: () => draining,
      limiter: services.limiter,
      unsubscribeMac: unsubscribeMacOf(appSecret),
      console: options.console ?? null,
      trustedProxies: proxies,
    }),
  });

  acceptUpgrades(server, {
    connections,
    services,
    workspaces,
    realtime,
    trustedProxies: proxies,
    corsOrigins: options.corsOrigins,
    now,
    draining: () => draining,
  });

  const drain = () => {
    draining = true;
    connections.closeWhenAnswered();
  };

  return {
    server,
    services,
    metrics,
    drain,
    async close() {
      drain();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // a connection that is busy now stays open after its request unless it is closed later
      const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
      server.closeIdleConnections();
      await realtime.close();
      await closed;
      await services.outbox.close();
      await tracing?.close();
      clearInterval(closing);
      await listener.close();
      await limits.close();
      await services.drawer.close();
      services.files.close();
      await standby?.end();
      await filePool.end();
      await pool.end();
    },
  };
}

/** Imported only if a Redis is configured. */
async function redisStore(url: string, log: Logger): Promise<LimitStore> {
  const { createRedisLimitStore } = await import('./limits/redis.ts');
  return createRedisLimitStore(url, log);
}
