import pg from 'pg';
import { currentSecret } from '../lib/secretFiles.ts';

/** Milliseconds that a batch may take before a probe checks whether Postgres still answers. */
const SUSPICIOUS = 800;
/** Milliseconds that the probe may take. */
const PROBE_TIMEOUT = 500;
const INTERVAL = 200;

/** A running batch, and how to abandon it. */
interface Running {
  since: number;
  abandon(): void;
}

/** Where probes go: to Postgres, or to a pooler and straight to the Postgres behind it. */
interface Servers {
  url: string;
  directUrl: string | undefined;
}

export interface Silence {
  /** Postgres does not answer: statements sent now would wait in vain. */
  readonly lasts: boolean;
  /** Registers a running batch; the returned function marks its end. */
  begin(abandon: () => void): () => void;
  end(): void;
}

/**
 * Tells a slow Postgres from one that is paused or behind a network that drops packets: then no error
 * arrives, and statement_timeout does not help. When a batch takes long, a probe is sent on a new connection;
 * if it gets no answer, all running batches are abandoned and nothing is sent until a probe is answered.
 */
export function watchForSilence(servers: Servers, onChange: (silent: boolean) => void): Silence {
  const running = new Set<Running>();
  let silent = false;
  let probing = false;
  let answeredAt = 0;

  const check = async () => {
    const now = performance.now();
    const oldest = running.values().next().value;
    const suspicious = oldest !== undefined && now - Math.max(oldest.since, answeredAt) > SUSPICIOUS;
    if (probing || !(silent || suspicious)) return;
    probing = true;
    const answered = await serversAnswer(servers);
    probing = false;
    if (answered) answeredAt = performance.now();
    else for (const one of running) one.abandon();
    if (silent === answered) onChange((silent = !answered));
  };
  const timer = setInterval(() => void check(), INTERVAL);
  timer.unref();

  return {
    get lasts() {
      return silent;
    },
    begin(abandon) {
      const one = { since: performance.now(), abandon };
      running.add(one);
      return () => {
        running.delete(one);
        // Postgres has just answered, so a slow batch beside this one is no sign of silence; on a busy
        // machine even the probe can be late
        if (!silent) answeredAt = performance.now();
      };
    },
    end: () => clearInterval(timer),
  };
}

/**
 * A pooler is asked only for a login, which it answers itself: a statement would wait for a free connection,
 * and a busy pool is not silent.
 */
async function serversAnswer({ url, directUrl }: Servers): Promise<boolean> {
  if (directUrl === undefined) return answers(url, 'SELECT 1');
  const both = await Promise.all([answers(url), answers(directUrl, 'SELECT 1')]);
  return both.every(Boolean);
}

/** Whether a new connection gets any answer. A refusal counts: callers are then refused at once, too. */
async function answers(url: string, statement?: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: currentSecret(url),
    application_name: 'workforce-api probe',
  });
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_TIMEOUT);
  });
  const answer = client
    .connect()
    .then(() => (statement === undefined ? undefined : client.query(statement)))
    .then(
      () => true,
      () => true,
    );
  const inTime = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  destroyConnection(client);
  return inTime;
}

/** Closes a connection without the protocol's Terminate message, which could block. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
