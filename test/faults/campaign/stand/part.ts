import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signal } from '../../../../src/run/local/processes.ts';
import type { ServerProcess } from '../../../../src/run/local/serverProcess.ts';

/** Milliseconds that a part may take to be ready again, whatever happened to it. */
const PATIENCE = 150_000;

/** A process of the installation. It is restarted whenever it exits by itself, as an init system would. */
export interface Part {
  readonly name: string;
  /** How often it was started. */
  readonly starts: number;
  /** Starts it if it is not running; resolves when it is ready. Throws if that takes too long. */
  start(): Promise<void>;
  /** Ends it with a signal and waits for its exit. It stays down until `start`. */
  end(how: NodeJS.Signals): Promise<void>;
  /** Stops all of its processes (SIGSTOP); `thaw` continues them. */
  freeze(): void;
  thaw(): void;
  /** Ends it and does not restart it. */
  stop(): Promise<void>;
}

/** `launch` starts the process; `ready` resolves when it serves. */
export function definePart(
  name: string,
  launch: () => Promise<ServerProcess>,
  ready: (server: ServerProcess) => Promise<unknown>,
): Part {
  let server: ServerProcess | undefined;
  let wanted = false;
  let starting: Promise<void> | undefined;
  let starts = 0;

  const bring = async (): Promise<void> => {
    for (const end = Date.now() + PATIENCE; wanted; await sleep(400)) {
      try {
        if (!server || server.hasEnded()) {
          server = await launch();
          starts += 1;
          watch(server);
        }
        return void (await ready(server));
      } catch (error) {
        if (Date.now() > end) throw new Error(`${name} did not come up again`, { cause: error });
      }
    }
  };
  const start = () => {
    wanted = true;
    return (starting ??= bring().finally(() => (starting = undefined)));
  };
  const watch = (one: ServerProcess) =>
    void one.ended
      .then(() => sleep(300))
      .then(() => {
        if (wanted && server === one) start().catch(() => undefined);
      });
  const tree = () => (server && !server.hasEnded() ? [server.id.pid, ...childrenOf(server.id.pid)] : []);
  return {
    name,
    get starts() {
      return starts;
    },
    start,
    async end(how) {
      wanted = false;
      if (!server || server.hasEnded()) return;
      signal(server.id, how);
      const ended = await Promise.race([server.ended.then(() => true), sleep(45_000).then(() => false)]);
      if (!ended) throw new Error(`${name} did not end of ${how}`);
    },
    freeze() {
      for (const pid of tree()) tell(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of tree().reverse()) tell(pid, 'SIGCONT');
    },
    async stop() {
      wanted = false;
      for (const pid of tree()) tell(pid, 'SIGCONT');
      await server?.stop();
    },
  };
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  } catch {
    return [];
  }
}

function tell(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // the process has ended already
  }
}
