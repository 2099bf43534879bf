/**
 * `npm start`: the whole product from one command. In this order: Postgres (ours unless DATABASE_URL is set),
 * migrations, the demo if the database is empty, the API, and then, while the API already answers, Temporal
 * and the delivery worker. The API never waits for Temporal, because deliveries wait in Postgres. Everything
 * started here is restarted when it ends; only a Postgres that no longer starts ends everything.
 */
import { existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { assignHosts } from '../../db/hosts.ts';
import { VERSION } from '../../lib/version.ts';
import { LocalServerError, startPostgres, startTemporal, type LocalTemporal } from '../local/index.ts';
import type { StartupState } from '../../delivery/webhooks/deliveryState.ts';
import { pause } from '../../delivery/webhooks/concurrency.ts';
import { searchAttributes } from '../../delivery/webhooks/temporal/names.ts';
import { startApiProcesses, type ApiProcesses } from './apiProcesses.ts';
import { banner } from './banner.ts';
import { updateFirstRun, writeFirstRun, type FirstRun } from './firstRun.ts';
import { keepServer } from './keepServer.ts';
import { licenseKeyOf } from './licenseKeys.ts';
import { appSecretOf, secretVariable } from '../secrets/configured.ts';
import type { Api } from './serve.ts';
import type { Terminal } from './terminal.ts';
import { startWorkerProcess, type WorkerProcess } from './workerProcess.ts';

export interface Running {
  /**
   * Ends everything in order. `drains`: the API first keeps running for SHUTDOWN_DRAIN seconds, so that
   * clients notice.
   */
  stop(drains?: boolean): Promise<void>;
  /** Rejects when the product cannot continue, with a message for the terminal. */
  failed?: Promise<void>;
}

/** Failed restarts of Postgres in a row after which everything ends, within a minute. */
const POSTGRES_TRIES = 6;
/** Milliseconds after which a worker that has not reported counts as down instead of starting. */
const WORKER_STARTS = 30_000;

export async function startEverything(config: Config, log: Logger, terminal: Terminal): Promise<Running> {
  const { dataDir } = config;
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  const appSecret = appSecretOf(config);
  // created here, before several processes look for it at once
  licenseKeyOf(config);
  warnAboutOpenings(config, terminal);

  // how to stop what was started, in reverse order
  const started: (() => Promise<void>)[] = [];
  let api: Api | undefined;
  let fail!: (error: Error) => void;
  const failed = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  // the caller awaits it only once everything runs; until then a rejection must not be unhandled
  failed.catch(() => undefined);
  const stop = async (drains?: boolean) => {
    const unstopped = (error: unknown) => log.error({ err: error }, 'stopping');
    // first, while its dependencies still run, so that clients and load balancers notice
    await api?.close(drains).catch(unstopped);
    for (const end of started.splice(0).reverse()) await end().catch(unstopped);
  };
  try {
    // on first start, seed the demo while the database is still being created
    const isFirst = !config.databaseUrl && !existsSync(path.join(dataDir, 'first-run.json'));
    const loading = loadProduct();
    const composed = isFirst ? loading.then(({ composeFirst }) => composeFirst(appSecret)) : undefined;
    // awaited only once there is a database
    for (const one of [loading, composed]) one?.catch(() => undefined);
    const doing = (what: string) => terminal.progress(`  ${what} …`);
    doing('starting Postgres; the first start creates its database');
    const database = await openDatabase({ config, log, terminal, started, fail });
    const { migrateUnder, seedIfEmpty, serve } = await loading;
    doing('migrating the database');
    await migrateUnder(appSecret, {
      ownerUrl: database.ownerUrl,
      appUrl: config.databaseDirectUrl ?? database.appUrl,
      pooled: config.databaseListenUrl !== undefined,
    });
    const temporal = { state: 'starting' as StartupState };
    const childEnv = {
      DATABASE_URL: database.appUrl,
      DATABASE_MIGRATE_URL: database.appUrl,
      ...secretVariable(appSecret),
    };
    const baseUrl = config.publicUrl;
    doing('looking for a workspace; an empty database gets the demo company');
    const seeded = await seedIfEmpty({ ownerUrl: database.ownerUrl, appSecret, log, composed });
    await assignHosts(database.ownerUrl, config.workspaceHosts);
    const demo: FirstRun | null = seeded && {
      base_url: baseUrl,
      temporal_address: null,
      temporal_namespace: config.temporalNamespace,
      temporal_ui: null,
      workspaces: seeded.workspaces,
    };
    if (demo) writeFirstRun(dataDir, demo);
    else updateFirstRun(dataDir, { base_url: baseUrl, temporal_address: null, temporal_ui: null });

    doing('starting the API');
    const several = config.webConcurrency > 1 ? await serveFromSeveral(config, childEnv, log) : undefined;
    api =
      several ??
      (await serve({
        config,
        databaseUrl: database.appUrl,
        appSecret,
        log,
        temporal: () => temporal.state,
      }));
    terminal.line(
      banner({
        version: VERSION,
        dataDir,
        baseUrl,
        console: config.console,
        demo,
        mailsAreFiles: config.smtpUrl === undefined,
      }),
    );

    void startDeliveries({ config, childEnv, log, terminal, started }).then((state) => {
      temporal.state = state;
      several?.setTemporalState(state);
    });
    return { stop, failed };
  } catch (error) {
    await stop(false);
    throw error;
  }
}

/** Loads most of the code while Postgres creates its first cluster; both take seconds. */
async function loadProduct() {
  const [{ migrateUnder }, { composeFirst, seedIfEmpty }, { serve }] = await Promise.all([
    import('./migrating.ts'),
    import('../../demo/index.ts'),
    import('./serve.ts'),
  ]);
  return { migrateUnder, composeFirst, seedIfEmpty, serve };
}

interface DatabaseOptions extends Pick<DeliveryOptions, 'config' | 'log' | 'terminal' | 'started'> {
  fail(error: Error): void;
}

async function openDatabase({ config, log, terminal, started, fail }: DatabaseOptions) {
  if (config.databaseUrl) return { appUrl: config.databaseUrl, ownerUrl: config.databaseMigrateUrl! };
  const { dataDir } = config;
  const postgres = await startPostgres({ dataDir, log });
  const kept = keepServer(postgres, {
    name: 'Postgres',
    again: () => startPostgres({ dataDir, log, port: postgres.port }),
    tries: POSTGRES_TRIES,
    log,
    say: (text) => terminal.line(`  Postgres  ${text}`),
    onGivenUp: (error) => fail(new Error(`Postgres ended and does not start again. ${inWords(error)}`)),
  });
  started.push(() => kept.stop());
  return postgres;
}

const inWords = (error: Error): string =>
  error instanceof LocalServerError ? `${error.message} ${error.remedy}` : error.message;

/** Starts WEB_CONCURRENCY processes instead of serving from this one; they log to the same file. */
async function serveFromSeveral(config: Config, env: NodeJS.ProcessEnv, log: Logger): Promise<ApiProcesses> {
  const output = openSync(path.join(config.dataDir, 'logs', 'api.log'), 'a', 0o600);
  const api = await startApiProcesses({ config, env, output, log });
  api.setTemporalState('starting');
  return api;
}

interface DeliveryOptions {
  config: Config;
  /** Environment variables that tell child processes what was started here. */
  childEnv: NodeJS.ProcessEnv;
  log: Logger;
  terminal: Terminal;
  started: (() => Promise<void>)[];
}

/** Starts Temporal and the worker once the API answers, and prints a line about them. */
async function startDeliveries(options: DeliveryOptions): Promise<StartupState> {
  const { terminal, log } = options;
  try {
    const temporal = await temporalFor(options);
    if (!temporal) return 'unavailable';
    await deliverWith(temporal, options);
    return 'up';
  } catch (error) {
    log.error({ err: error }, 'deliveries could not be started');
    terminal.line(`  Webhooks  not sent: ${inWords(error as Error)} Webhook deliveries wait in Postgres.`);
    return 'unavailable';
  }
}

/** Where Temporal answers; undefined if ours does not start, which is printed. */
async function temporalFor(options: DeliveryOptions): Promise<TemporalPlace | undefined> {
  const { config, terminal, log } = options;
  if (config.temporalAddress) return { address: config.temporalAddress, uiUrl: undefined };
  try {
    return await openTemporal(options);
  } catch (error) {
    log.error({ err: error }, 'no Temporal');
    terminal.line(
      `  Temporal  not available: ${inWords(error as Error)} Webhook deliveries wait in Postgres until it is.`,
    );
    return undefined;
  }
}

type TemporalPlace = Pick<LocalTemporal, 'address' | 'uiUrl'>;

/** Starts the worker and waits a limited time until it delivers. */
async function deliverWith(temporal: TemporalPlace, options: DeliveryOptions): Promise<void> {
  const { config, terminal, started } = options;
  const worker = startWorker(options, temporal.address);
  started.push(() => worker.stop());
  updateFirstRun(config.dataDir, {
    temporal_address: temporal.address,
    temporal_ui: temporal.uiUrl ?? null,
  });
  terminal.line(`  Temporal  ${temporal.uiUrl ?? temporal.address}    webhook deliveries`);
  const delivers = new AbortController();
  await Promise.race([worker.delivers, pause(WORKER_STARTS, delivers.signal)]);
  delivers.abort();
}

/** Starts our own Temporal. It is restarted without limit, because the API works without it. */
async function openTemporal({ config, log, terminal, started }: DeliveryOptions) {
  const ours = {
    dataDir: config.dataDir,
    log,
    namespace: config.temporalNamespace,
    searchAttributes,
  };
  const temporal = await startTemporal({
    ...ours,
    onProgress: (text) => terminal.progress(`  Temporal  ${text}`),
  });
  const port = Number(temporal.address.split(':')[1]);
  const kept = keepServer(temporal, {
    name: 'Temporal',
    again: () => startTemporal({ ...ours, port }),
    tries: Infinity,
    log,
    say: (text) => terminal.line(`  Temporal  ${text}`),
  });
  started.push(() => kept.stop());
  return temporal;
}

const startWorker = ({ config, childEnv, log }: DeliveryOptions, temporalAddress: string): WorkerProcess =>
  startWorkerProcess(
    process.argv[1]!,
    { ...childEnv, TEMPORAL_ADDRESS: temporalAddress },
    path.join(config.dataDir, 'logs', 'worker.log'),
    log,
  );

/** Warns of settings that are only for development. */
function warnAboutOpenings(config: Config, terminal: Terminal): void {
  if (config.webhookAllowedNetworks.length > 0) {
    terminal.line(
      `  Warning: webhooks may reach ${config.webhookAllowedNetworks.join(', ')} (WEBHOOK_ALLOWED_NETWORKS)`,
    );
  }
  if (config.webhookCaFile)
    terminal.line(`  Warning: webhooks trust the authority in ${config.webhookCaFile} (WEBHOOK_CA_FILE)`);
}
