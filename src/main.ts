/**
 * The entry point. `npm start` starts everything; `server`, `worker` and `migrate` are its parts, which run separately
 * in production, with an existing Postgres and Temporal. Each command loads only what it needs: so a worker is small,
 * and notices the end of its parent from its first moments on.
 */
import cluster from 'node:cluster';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, type Config } from './config/index.ts';
import { openLog, type ProcessLog } from './log/log.ts';
import type { Running } from './start/everything.ts';
import { endWithParent } from './start/endWithParent.ts';
import { appSecretOf } from './start/secrets.ts';
import { createTerminal } from './start/terminal.ts';

const terminal = createTerminal();

/** Milliseconds a shutdown may take, after the API has drained. `npm start` ends its parts one after the other. */
const SHUTDOWN_LIMIT = { start: 45_000, others: 20_000 };

/** The log of this process; `npm start` logs to a file, because its terminal is for people. */
let processLog: ProcessLog | undefined;
const logTo = (config: Config, to: Parameters<typeof openLog>[0]['to']) => {
  const onTrouble = (text: string) => process.stderr.write(`${text}\n`);
  processLog = openLog({ level: config.logLevel, to, onTrouble });
  return processLog.log;
};

const commands: Record<string, (config: Config) => Promise<Running | undefined>> = {
  async start(config) {
    if (config.production)
      throw new Error(
        'In production start the parts apart: node dist/src/main.js migrate, then server and worker.',
      );
    const { startEverything } = await import('./start/everything.ts');
    return startEverything(
      config,
      logTo(config, { file: path.join(config.dataDir, 'logs', 'api.log') }),
      terminal,
    );
  },

  async server(config) {
    const log = logTo(config, process.stdout.fd);
    const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
    const { startApiProcesses, temporalStateFromParent } = await import('./start/apiProcesses.ts');
    if (config.webConcurrency > 1 && cluster.isPrimary) {
      const api = await startApiProcesses({ config, log });
      log.info({ port: api.port, processes: config.webConcurrency }, 'listening');
      return { stop: api.close };
    }
    const { serve } = await import('./start/serve.ts');
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

  async worker(config) {
    const log = logTo(config, process.stdout.fd);
    const { runWorker } = await import('./worker/worker.ts');
    return runWorker(config, log);
  },

  async migrate(config) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const { migrate } = await import('./migrations/migrate.ts');
    const { assignHosts } = await import('./db/hosts.ts');
    const names = await migrate({ ownerUrl, appUrl: required(config.databaseUrl, 'DATABASE_URL') });
    await assignHosts(ownerUrl, config.workspaceHosts);
    terminal.line(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
    return undefined;
  },

  async import(config) {
    const { importWorkspace } = await import('./start/importWorkspace.ts');
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: {
        file: { type: 'string' },
        host: { type: 'string', multiple: true },
        slug: { type: 'string' },
      },
    });
    const { file, host: hosts, slug } = values;
    if (file === undefined || hosts === undefined)
      throw new Error(
        'Say what to import and where: npm run import -- --file ARCHIVE --host HOST [--slug SLUG].',
      );
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const publicUrl = config.publicUrl ?? null;
    await importWorkspace(
      { ownerUrl, appSecret: appSecretOf(config), publicUrl, file, hosts, slug },
      (line) => terminal.line(line),
    );
    return undefined;
  },

  async license(config) {
    const { license } = await import('./start/license.ts');
    await license(process.argv.slice(3), config, (line) => terminal.line(line));
    return undefined;
  },

  async 'verify-audit'(config) {
    const { verifyAudit } = await import('./start/verifyAudit.ts');
    const { values } = parseArgs({ args: process.argv.slice(3), options: { workspace: { type: 'string' } } });
    const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
    const intact = await verifyAudit(databaseUrl, values.workspace ?? null, (line) => terminal.line(line));
    if (!intact) process.exitCode = 1;
    return undefined;
  },
};

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`);
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    const { usage } = await import('./start/usage.ts');
    return terminal.line(usage());
  }
  const name = process.argv[2] ?? 'start';
  const command = commands[name];
  if (!command)
    throw new Error(
      `There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}; --help says more.`,
    );

  // a worker listens for its parent's end before anything is read or loaded
  let draining = 0;
  const limit = SHUTDOWN_LIMIT[name === 'start' ? 'start' : 'others'];
  let stopping = false;
  const started: { running?: Running | undefined } = {};
  const endWith = (code: number, drains: boolean) => {
    if (stopping) return;
    stopping = true;
    const late = () => {
      processLog?.log.error('could not end in time');
      void leave(1);
    };
    setTimeout(late, drains ? limit + draining : limit).unref();
    Promise.resolve(started.running?.stop(drains)).then(
      () => {
        processLog?.log.info('ended in order');
        return leave(code);
      },
      (error: unknown) => {
        processLog?.log.error({ err: error }, 'could not end in order');
        return leave(1);
      },
    );
  };
  if (name === 'worker') endWithParent(() => endWith(0, true));
  process.on('SIGTERM', () => endWith(0, true));
  // at a terminal Ctrl-C reaches all processes of the group: a forked worker waits until its parent stops it
  process.on('SIGINT', () => {
    if (!process.send) endWith(0, false);
  });
  const config = loadConfig(process.env);
  if (name !== 'worker') draining = config.shutdownDrain * 1_000;
  started.running = await command(config);
  started.running?.failed?.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    endWith(1, false);
  });
  if (stopping) await started.running?.stop(false);
}

/**
 * Exits after the last lines are logged. Where a line cannot be written, such as to a pipe that nobody reads, `exit`
 * would hang.
 */
async function leave(code: number): Promise<void> {
  if (processLog && !(await processLog.close())) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

// printing may fail: the terminal is closed, or the disk is full
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof Error;
  process.stderr.write(`${known ? error.message : String(error)}\n`);
  if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  void leave(1);
});
