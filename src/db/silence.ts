import pg from 'pg';

/** Milliseconds a batch may take before Postgres is asked whether it is still there. */
const SUSPICIOUS = 800;
/** Milliseconds it may take to answer that. */
const PROBE_TIMEOUT = 500;
const INTERVAL = 200;

/** A batch on its way, and how to give it up. */
interface Running {
  since: number;
  abandon(): void;
}

export interface Silence {
  /** Postgres has gone silent: whatever is sent now would wait for nothing. */
  readonly lasts: boolean;
  /** Notes that something is on its way; the function that is returned notes its end. */
  begin(abandon: () => void): () => void;
  end(): void;
}

/**
 * Tells a Postgres that is slow from one that is gone without a word: paused, or behind a network that drops everything. No
 * error comes then, and a limit on statements is Postgres's own to keep. So when a batch takes long, a connection of its own
 * asks; if that hears nothing either, all that is on its way is given up, and nothing is sent until an answer comes.
 */
export function watchForSilence(url: string, onChange: (silent: boolean) => void): Silence {
  const running = new Set<Running>();
  let silent = false;
  let probing = false;
  let heard = 0;

  const check = async () => {
    const now = performance.now();
    const oldest = running.values().next().value;
    const suspicious = oldest !== undefined && now - Math.max(oldest.since, heard) > SUSPICIOUS;
    if (probing || !(silent || suspicious)) return;
    probing = true;
    const answers = await probe(url);
    probing = false;
    if (answers) heard = performance.now();
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
      return () => running.delete(one);
    },
    end: () => clearInterval(timer),
  };
}

/** Whether a fresh connection hears anything, be it a refusal: then whoever asks is told at once, too. */
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
  hangUp(client);
  return answers;
}

/** Ends a connection without the courtesies, which would wait for an answer. */
export function hangUp(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
