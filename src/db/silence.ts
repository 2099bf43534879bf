import pg from 'pg';

/** Milliseconds a batch may take before a probe checks whether Postgres still answers. */
const SUSPICIOUS = 800;
/** Milliseconds the probe may take. */
const PROBE_TIMEOUT = 500;
const INTERVAL = 200;

/** A batch under way, and how to abandon it. */
interface Running {
  since: number;
  abandon(): void;
}

export interface Silence {
  /** Postgres does not answer: whatever is sent now would wait in vain. */
  readonly lasts: boolean;
  /** Registers a batch under way; the returned function ends it. */
  begin(abandon: () => void): () => void;
  end(): void;
}

/**
 * Distinguishes a slow Postgres from one that does not answer at all: paused, or behind a network that drops
 * everything. Then no error comes, and Postgres cannot enforce its own statement timeout. So when a batch takes long, a
 * probe on a connection of its own is sent; if that gets no answer either, all batches under way are abandoned, and
 * nothing is sent until an answer comes.
 */
export function watchForSilence(url: string, onChange: (silent: boolean) => void): Silence {
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
    const answers = await probe(url);
    probing = false;
    if (answers) answeredAt = performance.now();
    else for (const one of running) one.abandon();
    if (silent === answers) onChange((silent = !answers));
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
        // what ends has been answered: a slow batch beside it does not make Postgres silent, and on a busy machine the
        // probe's new connection can be late
        if (!silent) answeredAt = performance.now();
      };
    },
    end: () => clearInterval(timer),
  };
}

/** Whether a new connection gets any answer. A refusal counts too, because callers are then refused at once as well. */
async function probe(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'workforce-api probe' });
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_TIMEOUT);
  });
  const answer = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => true,
      () => true,
    );
  const answers = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  destroyConnection(client);
  return answers;
}

/** Closes a connection without the protocol's goodbye, which would wait for an answer. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
