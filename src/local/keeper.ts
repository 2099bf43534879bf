import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalServerError } from './error.ts';
import { childEnv, end, identify } from './processes.ts';
import type { ProcessId } from './processes.ts';

/**
 * The persons: *we*, the Node process; the *keeper*, a `/bin/sh` in a session of its own, so that no Ctrl-C reaches it;
 * the *server*, the keeper's child. The keeper holds a pipe from us. When it ends, because we stop the server or because
 * we died of whatever cause, the keeper signals the server, waits, and kills it. One path for both.
 *
 * Descriptor 3 tells us the server's number. `wait` sees the server's end at once; the watcher is then of no use.
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

export interface KeepOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Standard output and error are appended here, and never reach our terminal; above 10 MB the old log moves to `.1`. */
  readonly logFile: string;
  /** How the server is asked to end. */
  readonly stopSignal: 'INT' | 'TERM';
  /** Seconds it has to end before it is killed. */
  readonly graceSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

export interface Kept {
  /** The server itself, not its keeper. */
  readonly id: ProcessId;
  /** Settles with the exit code when the server has ended, asked or not. */
  readonly ended: Promise<number>;
  hasEnded(): boolean;
  /** Asks the server to end, and kills it after the grace. Settles when it is gone; any number of calls. */
  stop(): Promise<void>;
}

/**
 * Starts a server that dies with us, however we die, and with nobody else. The handles do not keep our event loop alive.
 * Throws `LocalServerError` when there is no `/bin/sh`, and when the command cannot even be started.
 */
export async function keep(options: KeepOptions): Promise<Kept> {
  const { command, args, logFile, stopSignal, graceSeconds, env = childEnv(), cwd = '/', uid, gid } = options;
  if (process.platform === 'win32') {
    throw new LocalServerError(
      'Embedded servers need a Unix system.',
      'Set DATABASE_URL, DATABASE_MIGRATE_URL and TEMPORAL_ADDRESS.',
    );
  }
  const log = openLog(logFile);
  const keeper = spawn(
    '/bin/sh',
    ['-c', script, 'keeper', stopSignal, String(graceSeconds), command, ...args],
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
    keeper.once('exit', settle);
    keeper.once('error', () => settle(-1));
  });
  const { stdin: line, stdio } = keeper;
  const report = stdio[3] as NodeJS.ReadableStream;
  line?.on('error', () => undefined);

  const pid = Number(await firstLine(report));
  const id = identify(pid);
  if (!id) {
    line?.destroy();
    await ended;
    throw new LocalServerError(`${command} ended as soon as it was started.`, `Read ${logFile}.`);
  }
  keeper.unref();
  (line as unknown as { unref?: () => void } | null)?.unref?.();

  return {
    id,
    ended,
    hasEnded: () => !running,
    async stop() {
      keeper.ref();
      line?.destroy();
      await ended;
      // Only when somebody killed the keeper does the server outlive it.
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
