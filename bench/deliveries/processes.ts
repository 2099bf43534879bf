/** The child processes of these benchmarks, and the requests that their parent sends them. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface BenchProcess<Requests extends Record<string, [unknown, unknown]>> {
  /** The first message of the process, sent when it is ready. */
  first: unknown;
  pid: number;
  ask<Name extends keyof Requests & string>(
    name: Name,
    request: Requests[Name][0],
  ): Promise<Requests[Name][1]>;
  stop(): Promise<void>;
}

/** Forks `<name>.js` with `settings` as its only argument, and waits for its first message. */
export async function startProcess<Requests extends Record<string, [unknown, unknown]>>(
  name: string,
  settings: object,
): Promise<BenchProcess<Requests>> {
  const child = fork(new URL(`./${name}.js`, import.meta.url), [JSON.stringify(settings)], {
    serialization: 'advanced',
  });
  const first = await answer(child);
  return {
    first,
    pid: child.pid!,
    ask: async (request, value) => {
      const answered = answer(child);
      child.send([request, value]);
      return answered as never;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

const answer = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a bench process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (value) => {
      child.off('exit', ended);
      resolve(value);
    });
  });

/** In the child process: answers requests by name, one at a time, and exits when its parent does. */
export function serveRequests(
  handlers: Record<string, (value: never) => unknown>,
  end: () => Promise<unknown> = () => Promise.resolve(),
): void {
  process.on('message', ([name, value]: [string, never]) => {
    void Promise.resolve(handlers[name]!(value)).then((result) => process.send!(result ?? null));
  });
  process.on('disconnect', () => void end().finally(() => process.exit(0)));
}

export const settingsOf = <T>(): T => JSON.parse(process.argv[2]!) as T;

/** Milliseconds per clock tick in /proc, which is 1/100 s on Linux. */
const TICK = 10;

/** Milliseconds of CPU that a process has used, user and system; null if there is no /proc. */
export function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return null;
  }
}

/** Resident memory of a process in MiB; null if there is no /proc. */
export function residentOf(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
  } catch {
    return null;
  }
}
