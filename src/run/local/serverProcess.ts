import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalServerError } from './error.ts';
import { childEnv, end, identify } from './processes.ts';
import type { ProcessId } from './processes.ts';

/**
 * A server is the child of a shell, the *supervisor*, which runs in its own session, so that no Ctrl-C
 * reaches it, and holds a pipe to us, the Node process. When the pipe ends, because we stop the server or die
 * for any reason, the supervisor signals the server, waits, and kills it. It reports the server's pid on
 * descriptor 3. `wait` returns as soon as the server ends; then the watcher is killed.
 */
const script = `
umask 077
signal=$1 grace=$2; shift 2
exec 4<&0 </dev/null
(exec "$@" 3>&- 4<&-) &
server=$!
echo "$server" >&3
exec 3>&-
(
  read -r _ <&4
  kill -s "$signal" "$server"
  while [ "$grace" -gt 0 ] && kill -0 "$server"; do sleep 1; grace=$((grace - 1)); done
  kill -s KILL "$server"
) >/dev/null 2>&1 &
watcher=$!
exec 4<&-
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

const logLimit = 10_000_000;

export interface ServerProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Receives standard output and error; above 10 MB the old log is renamed to `.1` at the next start. */
  readonly logFile: string;
  readonly stopSignal: 'INT' | 'TERM';
  /** Seconds after which a server that does not end is killed. */
  readonly graceSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

export interface ServerProcess {
  /** The server's process, not the supervisor. */
  readonly id: ProcessId;
  /** Resolves with the exit code when the server has ended, for whatever reason. */
  readonly ended: Promise<number>;
  hasEnded(): boolean;
  /** Asks the server to end, kills it after the grace period, and resolves then. May be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Starts a server that ends when this process ends, for whatever reason. Its handles do not keep our event
 * loop alive.
 * @throws LocalServerError if there is no `/bin/sh`, or the command cannot be started
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { command, args, logFile, stopSignal, graceSeconds, env = childEnv(), cwd = '/', uid, gid } = options;
  if (process.platform === 'win32') {
    throw new LocalServerError(
      'Embedded servers need a Unix system.',
      'Set DATABASE_URL, DATABASE_MIGRATE_URL and TEMPORAL_ADDRESS.',
    );
  }
  const log = openLog(logFile);
  const supervisor = spawn(
    '/bin/sh',
    ['-c', script, 'supervisor', stopSignal, String(graceSeconds), command, ...args],
    {
      detached: true,
      cwd,
      env,
      stdio: ['pipe', log, log, 'pipe'],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    },
  );
  closeSync(log);

  let running = true;
  const ended = new Promise<number>((resolve) => {
    const settle = (code: number | null) => {
      running = false;
      resolve(code ?? -1);
    };
    supervisor.once('exit', settle);
    supervisor.once('error', () => settle(-1));
  });
  const { stdin: pipe, stdio } = supervisor;
  const report = stdio[3] as NodeJS.ReadableStream;
  pipe?.on('error', () => undefined);

  const pid = Number(await firstLine(report));
  const id = identify(pid);
  if (!id) {
    pipe?.destroy();
    await ended;
    throw new LocalServerError(`${command} ended as soon as it was started.`, `Read ${logFile}.`);
  }
  supervisor.unref();
  (pipe as unknown as { unref?: () => void } | null)?.unref?.();

  return {
    id,
    ended,
    hasEnded: () => !running,
    async stop() {
      supervisor.ref();
      pipe?.destroy();
      await ended;
      // the server outlives its supervisor only if somebody killed the supervisor
      await end(id, `SIG${stopSignal}`);
    },
  };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text.trim();
}
