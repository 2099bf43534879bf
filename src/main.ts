/**
 * The one entry point. `npm start` brings up everything; `server`, `worker` and `migrate` are the parts of it that run
 * apart in production, against a Postgres and a Temporal that are there.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { destination, pino, type Logger } from 'pino';
import { ConfigError, loadConfig, type Config } from './config/index.ts';
import { assignHosts } from './db/hosts.ts';
import { migrate } from './db/migrate.ts';
import { startEverything, type Running } from './start/everything.ts';
import { serve } from './start/serve.ts';
import { appSecretOf } from './start/secrets.ts';
import { createTerminal } from './start/terminal.ts';

const terminal = createTerminal();

/** Milliseconds an orderly end may take. */
const SHUTDOWN_LIMIT = 25_000;

const commands: Record<string, (config: Config) => Promise<Running | undefined>> = {
  start: (config) =>
    config.production
      ? Promise.reject(
          new Error(
            'In production start the parts apart: node dist/src/main.js migrate, then server and worker.',
          ),
        )
      : startEverything(config, fileLog(config), terminal),

  async server(config) {
    const log = pino({ level: config.logLevel });
    const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
    const app = await serve({
      config,
      databaseUrl,
      appSecret: appSecretOf(config),
      log,
      temporal: () => (config.temporalAddress ? 'up' : 'unavailable'),
    });
    log.info({ port: app.port }, 'listening');
    return { stop: () => app.close() };
  },

  async worker(config) {
    const log = pino({ level: config.logLevel });
    const { runWorker } = await import('./worker/worker.ts');
    // whoever forked us is gone: so are we, in order
    process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM'));
    return runWorker(config, log);
  },

  async migrate(config) {
    const ownerUrl = required(config.databaseMigrateUrl, 'DATABASE_MIGRATE_URL');
    const names = await migrate({ ownerUrl, appUrl: required(config.databaseUrl, 'DATABASE_URL') });
    await assignHosts(ownerUrl, config.workspaceHosts);
    terminal.line(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate');
    return undefined;
  },
};

/** The terminal belongs to people; what happens goes to a file. */
function fileLog(config: Config): Logger {
  const folder = path.join(config.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  return pino(
    { level: config.logLevel },
    destination({ dest: path.join(folder, 'api.log'), sync: false, mkdir: true }),
  );
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`);
  const name = process.argv[2] ?? 'start';
  const command = commands[name];
  if (!command)
    throw new Error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);

  const config = loadConfig(process.env);
  let stopping = false;
  const started: { running?: Running | undefined } = {};
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT).unref();
    void Promise.resolve(started.running?.stop()).then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  // at a terminal Ctrl-C reaches the whole family: a forked worker waits for its parent's word
  if (!process.send) process.on('SIGINT', end);
  else process.on('SIGINT', () => undefined);
  started.running = await command(config);
  if (stopping) await started.running?.stop();
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof Error;
  process.stderr.write(`${known ? error.message : String(error)}\n`);
  if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
