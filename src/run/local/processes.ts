import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Identifies a process, even if a later one gets the same pid. */
export interface ProcessId {
  readonly pid: number;
  /** Start time as reported by the system; only for comparison. */
  readonly started: string;
}

/** The running process with that pid; undefined if there is none or it is a zombie. */
export function identify(pid: number): ProcessId | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

function startedOnLinux(pid: number): string | undefined {
  try {
    // proc(5): after the command in parentheses come the state (field 3) and the start time (field 22)
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startedByPs(pid: number): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined;
  }
}

/** The command line of a running process, its words joined by spaces; empty if it cannot be read. */
export function commandOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Whether exactly that process is still running. */
export function isRunning(id: ProcessId): boolean {
  return identify(id.pid)?.started === id.started;
}

/** Sends a signal to exactly that process; does nothing if it has ended. */
export function signal(id: ProcessId, name: NodeJS.Signals): void {
  if (!isRunning(id)) return;
  try {
    process.kill(id.pid, name);
  } catch {
    // it ended meanwhile, or we may not signal it; the caller checks anyway
  }
}

/** Asks a process to end, and kills it after 15 s. */
export async function end(id: ProcessId, politely: NodeJS.Signals): Promise<void> {
  signal(id, politely);
  if (await isGoneWithin(id, 15_000)) return;
  signal(id, 'SIGKILL');
  await isGoneWithin(id, 5_000);
}

/** Waits until the process has ended; false if it still runs after `ms` milliseconds. */
async function isGoneWithin(id: ProcessId, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (isRunning(id)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** Milliseconds after which the command is killed; 60,000 by default. */
  readonly timeoutMs?: number;
}

/**
 * Runs a short command to its end. `code` is its exit code, −1 if it could not run or was killed. `killed`: a
 * signal ended it, ours after `timeoutMs` or a Ctrl-C for all processes of the terminal.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string; killed: boolean }> {
  return new Promise((resolve) => {
    const { input = '', env = childEnv(), timeoutMs = 60_000, ...rest } = options;
    const child = spawn(command, args, {
      ...rest,
      env,
      cwd: '/',
      stdio: 'pipe',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => resolve({ code: -1, output: error.message, killed: false }));
    child.once('close', (code, signal) => resolve({ code: code ?? -1, output, killed: signal !== null }));
    child.stdin.end(input);
  });
}

/** The environment of child processes: enough to run, without our settings and secrets. */
export function childEnv(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'USER', 'LD_LIBRARY_PATH'];
  const kept = names.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]] as const],
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
