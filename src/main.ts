/**
 * The entry point. `npm start` starts everything; `server`, `worker` and `migrate` start its parts, which run
 * separately in production with an existing Postgres and Temporal; the other commands are for operators. Each
 * command is a file of `commands/` and loads only what it needs, so that a worker is small and starts fast.
 */
import { COMMANDS, commandIn } from './run/commands/index.ts';
import { ConfigError, loadConfig, type Config } from './run/config/index.ts';
import { openLog, type ProcessLog } from './log/log.ts';
import type { Running } from './run/start/everything.ts';
import { endWithParent } from './run/start/endWithParent.ts';
import { createTerminal } from './run/start/terminal.ts';

const terminal = createTerminal();

/** Maximum milliseconds of a shutdown after draining. `npm start` stops its parts in turn. */
const SHUTDOWN_LIMIT = { start: 45_000, others: 20_000 };

/** The log of this process, once its command has opened it. */
let processLog: ProcessLog | undefined;
const logTo = (config: Config, to: Parameters<typeof openLog>[0]['to']) => {
  const onTrouble = (text: string) => process.stderr.write(`${text}\n`);
  processLog = openLog({ level: config.logLevel, to, onTrouble });
  return processLog.log;
};

async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`);
  const args = process.argv.slice(2);
  const found = commandIn(args.length > 0 ? args : ['start']);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    const { helpOf, helpOfAll } = await import('./run/commands/help.ts');
    return terminal.line(found && found.name !== 'start' ? await helpOf(found.name) : helpOfAll());
  }
  if (args[0] === '--version') {
    const { BUILD } = await import('./lib/build.ts');
    return terminal.line(`Workforce API ${BUILD}`);
  }
  if (!found)
    throw new Error(
      `There is no command ${wordsOf(args)}. Commands: ${Object.keys(COMMANDS).join(', ')}; --help says more.`,
    );
  const { name, rest } = found;

  // a worker has to notice the end of its parent even while it loads
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
  // an interrupted command has not done its work, so its exit code must not be 0
  const { goesOn = false, load } = COMMANDS[name]!;
  process.on('SIGTERM', () => endWith(goesOn ? 0 : 143, true));
  // Ctrl-C reaches all processes of a terminal's group: a forked worker waits until its parent stops it
  process.on('SIGINT', () => {
    if (!process.send) endWith(goesOn ? 0 : 130, false);
  });
  const config = loadConfig(process.env);
  if (name !== 'worker') draining = config.shutdownDrain * 1_000;
  const command = await load();
  started.running = await command.run(rest, {
    config,
    terminal,
    say: (line) => terminal.line(line),
    logTo: (to) => logTo(config, to),
  });
  started.running?.failed?.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    endWith(1, false);
  });
  if (stopping) await started.running?.stop(false);
}

/** The arguments before the first option, whose value may be a secret. */
function wordsOf(args: readonly string[]): string {
  const option = args.findIndex((arg) => arg.startsWith('-'));
  return args.slice(0, option < 0 ? args.length : option).join(' ') || args[0]!;
}

/** Exits after the last lines are logged. A pipe without a reader would make `exit` hang. */
async function leave(code: number): Promise<void> {
  if (processLog && !(await processLog.close())) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

// writing fails if the terminal is closed or the disk is full
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main().catch(async (error: unknown) => {
  // services of production are read by log collectors, other commands by people
  if (process.env['NODE_ENV'] === 'production' && COMMANDS[process.argv[2] ?? 'start']?.goesOn) {
    const { failureLine } = await import('./run/start/failure.ts');
    process.stderr.write(`${failureLine(error, Date.now())}\n`);
    return leave(1);
  }
  const known = error instanceof ConfigError || error instanceof Error;
  process.stderr.write(`${known ? error.message : String(error)}\n`);
  if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  void leave(1);
});
