import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@koa/cors';
import Koa from 'koa';
import type { Logger } from 'pino';
import { Problem } from '../problem.ts';
import { ARRIVAL_TIMEOUT } from './arrival.ts';
import { PATHS } from './assistants/path.ts';
import { watchConnections, type Connections } from './connections.ts';
import { answerRaw, closingAnswer } from './rawAnswer.ts';
import { normaliseTarget } from './target.ts';

/** Maximum size of request headers in bytes. */
const MAX_HEADERS = 16 * 1024;
/**
 * Milliseconds without traffic after which a connection is closed, for example if its client does not read
 * the answer.
 */
const STALLED = 120_000;
/** Milliseconds between two checks for requests that arrive too slowly. */
const CHECK_EVERY = 1_000;

export interface ServerOptions {
  log: Logger;
  /** Everything under /api/v1/. */
  pipeline: Koa.Middleware;
  /** Everything outside the contract: schemas, references, health. */
  pages: Koa.Middleware;
  /** The public calls as tools. */
  assistants: Koa.Middleware;
  /** Origins that may call from a browser; none unless configured. */
  corsOrigins: readonly string[];
  /** Maximum number of connections. */
  maxConnections: number;
  /** Milliseconds that a request may take to arrive; requests with files may take longer. */
  arrivalTimeout?: number | undefined;
}

/** With or without a last slash. */
const isAssistants = (path: string): boolean => PATHS.includes(path.replace(/\/$/, ''));

/** One koa server for the pipeline, the pages beside it and `/mcp`. */
export function createHttpServer({
  log,
  pipeline,
  pages,
  assistants,
  corsOrigins,
  maxConnections,
  arrivalTimeout = ARRIVAL_TIMEOUT,
}: ServerOptions): {
  server: Server;
  connections: Connections;
} {
  const app = new Koa({ proxy: false });
  app.silent = true;
  app.on('error', (error: unknown) => log.warn({ err: error }, 'connection error'));
  if (corsOrigins.length > 0) app.use(cors(corsOptions(corsOrigins)));
  app.use((ctx, next) =>
    ctx.path.startsWith('/api/v1/') || ctx.path === '/api/v1'
      ? pipeline(ctx, next)
      : isAssistants(ctx.path)
        ? assistants(ctx, next)
        : pages(ctx, next),
  );

  const handle = app.callback();
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADERS,
      // Node's limit would be the same for all requests; `overdue` below gives those with files more time
      requestTimeout: 0,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: CHECK_EVERY,
      requireHostHeader: false,
    },
    (request, response) =>
      connections.enqueue(request, response, () => {
        normaliseTarget(request);
        void handle(request, response);
      }),
  );
  server.timeout = STALLED;
  const connections = watchConnections(server, {
    max: maxConnections,
    onRefused: () => log.warn({ err: new Error('MAX_CONNECTIONS is reached') }, 'a connection was refused'),
  });
  const refuse = refuseUnreadable(connections);
  server.on('clientError', refuse);
  const late = setInterval(() => {
    for (const socket of connections.overdue(arrivalTimeout)) refuse(tooSlow(), socket as Socket);
  }, CHECK_EVERY);
  late.unref();
  server.once('close', () => clearInterval(late));
  return { server, connections };
}

/**
 * Answers requests that Node cannot parse or that arrive too slowly with the envelope, too: after the answers
 * to earlier requests on the connection, and in place of the answer to the broken one.
 */
function refuseUnreadable(connections: Connections) {
  // Node reports an error again for each further chunk on the connection
  const refused = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (refused.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refused.add(socket);
    const problem = unreadableProblem(error);
    const last = connections.lastOf(socket);
    if (!last || last.request.complete)
      return connections.whenAnswered(socket, () => answerRaw(socket, problem));
    // its body is broken or too slow
    const { response } = last;
    if (response.headersSent) return connections.whenAnswered(socket, () => socket.destroy());
    const { status, headers, body } = closingAnswer(problem);
    response.writeHead(status, headers).end(body);
  };
}

const tooSlow = () =>
  Object.assign(new Error('the request took too long to arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function unreadableProblem({ code }: NodeJS.ErrnoException): Problem {
  const tooLarge = code === 'HPE_HEADER_OVERFLOW';
  const slow = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const detail = tooLarge
    ? 'The headers are over 16 KiB.'
    : slow
      ? 'The request took too long to arrive.'
      : 'The request is not valid HTTP.';
  return new Problem(tooLarge ? 431 : slow ? 408 : 400, 'unreadable_request', { detail });
}

const corsOptions = (origins: readonly string[]): cors.Options => ({
  origin: (ctx) => (origins.includes(ctx.get('origin')) ? ctx.get('origin') : ''),
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'if-match',
    'if-none-match',
    'if-range',
    'range',
    'idempotency-key',
    'x-client',
    'x-request-id',
  ],
  exposeHeaders: [
    'accept-ranges',
    'content-disposition',
    'content-range',
    'etag',
    'link',
    'x-next-cursor',
    'x-total-count',
    'x-sync-watermark',
    'x-request-id',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'x-accepted-scopes',
    'x-key-scopes',
    'idempotency-replayed',
    'deprecation',
    'sunset',
  ],
  maxAge: 600,
});
