import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Site {
  host: string;
  port: number;
  ca: string;
}

export interface Called {
  status: number;
  body: { data: any; detail?: string };
  ms: number;
}

/**
 * Calls the API through the proxy, from this client's own loopback address. A call rejects if it is cut off
 * or takes longer than `patience` milliseconds.
 */
export function clientOf(
  { host, port, ca }: Site,
  localAddress = '127.0.0.1',
  maxSockets = 4,
  patience = 60_000,
) {
  const agent = new Agent({ keepAlive: true, maxSockets, ca, servername: host, localAddress });
  const call = (
    method: string,
    where: string,
    token?: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    new Promise<Called>((resolve, reject) => {
      const began = performance.now();
      const text = body && JSON.stringify(body);
      const outgoing = request(
        {
          agent,
          signal: AbortSignal.timeout(patience),
          host: '127.0.0.1',
          port,
          method,
          path: `/api/v1${where}`,
          headers: {
            host,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(text
              ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
              : {}),
            ...headers,
          },
        },
        (incoming) => {
          let answer = '';
          incoming.on('data', (chunk: Buffer) => (answer += chunk.toString()));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const ms = performance.now() - began;
            try {
              resolve({ status: incoming.statusCode!, body: JSON.parse(answer) as Called['body'], ms });
            } catch {
              // the proxy's own answer
              resolve({
                status: incoming.statusCode!,
                body: { data: null, detail: answer.slice(0, 200) },
                ms,
              });
            }
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  return { call, close: () => agent.destroy() };
}

export interface Load {
  calls: number;
  failed: string[];
  /** Ids of acknowledged writes. */
  written: string[];
  ms: number[];
  /** Versions of the service that have answered. */
  versions: Set<string>;
  stop(): Promise<void>;
}

/**
 * Each key writes a time entry and reads a balance in turn, and sometimes asks for the version, until it is
 * stopped. The rate is below the limits of a key.
 */
export function startLoad(site: Site, keys: readonly string[], pauseMs = 55): Load {
  const load: Load = {
    calls: 0,
    failed: [],
    written: [],
    ms: [],
    versions: new Set(),
    stop: async () => undefined,
  };
  let ending = false;
  let minute = Math.floor(Date.now() / 60_000) - 100_000;
  const run = async (key: string, index: number) => {
    const { call, close } = clientOf(site, `127.0.1.${index + 1}`);
    const one = async (method: string, where: string, expected: number, body?: object) => {
      load.calls += 1;
      try {
        const { status, body: answer, ms } = await call(method, where, key, body);
        load.ms.push(ms);
        if (status === expected) return answer.data;
        load.failed.push(`${method} ${where}: ${status} ${answer.detail ?? ''}`);
      } catch (error) {
        load.failed.push(`${method} ${where}: ${(error as Error).message}`);
      }
    };
    for (let round = 0; !ending; round += 1) {
      const at = (minute += 1) * 60_000;
      const entry = { started_at: new Date(at).toISOString(), ended_at: new Date(at + 60_000).toISOString() };
      const written = await one('POST', '/tracking/entries/', 201, entry);
      if (written) load.written.push(written.id as string);
      await one('GET', '/pto/balance/', 200);
      // less often, because of its lower limit
      const status = round % 30 === 0 && (await one('GET', '/platform/status/', 200));
      if (status) load.versions.add(status.version as string);
      await sleep(pauseMs);
    }
    close();
  };
  const running = keys.map(run);
  load.stop = async () => {
    ending = true;
    await Promise.all(running);
  };
  return load;
}
