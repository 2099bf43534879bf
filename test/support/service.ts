/**
 * The service under test, with a real server, socket and database. Every response of an operation is
 * validated against the served contract; a mismatch fails the test file that caused it.
 */
import { createPublicKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp, type App, type AppOptions } from '../../src/app.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { contentProblems, responseProblems, undeclaredHeaders } from '../../src/http/validate.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { LICENSE_KEY } from './licenses.ts';
import { addressOf } from './pooler.ts';
import { timestampProblems } from './timestamps.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** The envelope, or any other JSON. */
  body: { status: number; message: string; data: any; detail?: string; errors?: Record<string, string[]> };
  text: string;
  bytes: Buffer;
}

export interface RequestOptions {
  /** The credential: a person's or a token. */
  as?: { token: string } | string | null;
  /** Sent as JSON; strings and bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  /** The Host header; by default the host of the world. */
  host?: string;
}

export interface Service {
  app: App;
  database: TestDatabase;
  url: string;
  /** Creates a workspace with people. */
  world(options?: WorldOptions): Promise<World>;
  /** Sends a request. `/api/v1` can be left out of `path`. */
  request(world: World, method: string, path: string, options?: RequestOptions): Promise<Reply>;
  /** Sets the service's clock in milliseconds since 1970; null for the real clock. */
  setClock(now: number | null): void;
  now(): number;
  /** Warnings and errors that it logged, to explain an unexpected answer. */
  logged: readonly string[];
  close(): Promise<void>;
}

export const TEST_SECRET = 'a secret of forty characters for tests..';

/** `through` changes the service's database URL, for example to connect through a proxy. */
export async function startService(
  options: Partial<AppOptions> = {},
  through?: (databaseUrl: string) => string,
): Promise<Service> {
  return serve(await cloneDatabase(), options, through);
}

/** Starts a service on the test's own database, which is dropped when the service closes. */
export const startServiceOn = (database: TestDatabase, options: Partial<AppOptions> = {}): Promise<Service> =>
  serve(database, options);

/** Starts a second process of an installation. Close it before the first, which owns the database. */
export const startTwin = (service: Service, options: Partial<AppOptions> = {}): Promise<Service> =>
  serve({ ...service.database, drop: async () => undefined }, options);

async function serve(
  database: TestDatabase,
  options: Partial<AppOptions>,
  through?: (databaseUrl: string) => string,
): Promise<Service> {
  const violations: string[] = [];
  const logged: string[] = [];
  let clock: number | null = null;
  const now = () => clock ?? Date.now();
  const app = await createApp({
    ...(through ? { databaseUrl: through(database.appUrl) } : addressOf(database)),
    poolSize: 8,
    appSecret: TEST_SECRET,
    publicUrl: null,
    mailDir: null,
    corsOrigins: [],
    trustedProxies: [],
    rateLimitScale: 1,
    addressPolicy: { allowedNetworks: ['127.0.0.0/8'], allowedPorts: [443, 8443] },
    licenseKey: createPublicKey(LICENSE_KEY),
    log: process.env['TEST_LOG']
      ? pino({ level: process.env['TEST_LOG'] })
      : pino({ level: 'warn', base: null }, { write: (line: string) => void logged.push(line) }),
    temporal: () => 'up',
    now,
    onAnswer: (id, answer, { timezone }) => {
      const { status, headers } = answer;
      if (status === 304) return;
      const problems =
        'body' in answer
          ? bodyProblems(id, status, JSON.parse(answer.body), timezone)
          : contentProblems(id, headers['Content-Type']!);
      problems.push(...undeclaredHeaders(id, status, headers));
      if (problems.length > 0)
        violations.push(
          `${id} ${status}: ${problems.join('; ')} in ${'body' in answer ? answer.body.slice(0, 500) : ''}`,
        );
    },
    ...options,
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    app,
    database,
    url,
    world: (worldOptions) => createWorld({ app, database }, worldOptions),
    request: (world, method, path, requestOptions = {}) => request(url, world, method, path, requestOptions),
    setClock: (to) => {
      clock = to;
    },
    now,
    logged,
    async close() {
      await app.close();
      await database.drop();
      if (violations.length > 0)
        throw new Error(
          `${violations.length} answers break the contract, such as\n${violations.slice(0, 3).join('\n').slice(0, 3_000)}`,
        );
    },
  };
}

const bodyProblems = (id: OperationId, status: number, body: unknown, timezone: string): string[] => [
  ...responseProblems(id, status, body),
  ...timestampProblems(id, body, timezone),
];

async function request(
  base: string,
  world: World,
  method: string,
  path: string,
  options: RequestOptions,
): Promise<Reply> {
  const { as = null, body, headers = {}, query = {}, host = world.host } = options;
  const full = path.startsWith('/api/') || !path.startsWith('/') ? path : `/api/v1${path}`;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  const token = typeof as === 'string' ? as : as?.token;
  // node:http, because fetch cannot set Host, which identifies the workspace
  return send(
    `${base}${full}${search ? `?${search}` : ''}`,
    method,
    {
      host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  );
}

/** Sends one HTTP request exactly as given. */
export async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Reply> {
  const { request: httpRequest } = await import('node:http');
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const replyHeaders = new Headers();
          for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
            replyHeaders.append(incoming.rawHeaders[index]!, incoming.rawHeaders[index + 1]!);
          }
          resolve({
            status: incoming.statusCode!,
            headers: replyHeaders,
            text,
            bytes,
            body: parseOrNull(text) as Reply['body'],
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
