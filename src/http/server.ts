import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import cors from '@koa/cors';
import Koa from 'koa';
import type { Logger } from 'pino';
import { Problem } from '../problem.ts';
import { answerRaw } from './rawAnswer.ts';
import { normaliseTarget } from './target.ts';

/** Bytes of request headers at most. */
const MAX_HEADERS = 16 * 1024;

export interface ServerOptions {
  log: Logger;
  /** Everything under /api/v1/. */
  pipeline: Koa.Middleware;
  /** Schemas, references, health: what stands outside the contract. */
  pages: Koa.Middleware;
  /** Origins that may call from a browser; none unless configured. */
  corsOrigins: readonly string[];
}

/** One koa, two doors: the contract's pipeline, and the pages beside it. */
export function createHttpServer({ log, pipeline, pages, corsOrigins }: ServerOptions): Server {
  const app = new Koa({ proxy: false });
  app.silent = true;
  app.on('error', (error: unknown) => log.warn({ err: error }, 'connection error'));
  if (corsOrigins.length > 0) app.use(cors(corsOptions(corsOrigins)));
  app.use((ctx, next) =>
    ctx.path.startsWith('/api/v1/') || ctx.path === '/api/v1' ? pipeline(ctx, next) : pages(ctx, next),
  );

  const handle = app.callback();
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADERS,
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
    },
    (request, response) => {
      normaliseTarget(request);
      void handle(request, response);
    },
  );
  server.on('clientError', refuseUnreadable);
  return server;
}

/** What Node cannot even parse still gets the envelope. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = tooLarge ? 431 : slow ? 408 : 400;
  const detail = tooLarge
    ? 'The headers are over 16 KiB.'
    : slow
      ? 'The request took too long to arrive.'
      : 'The request is not valid HTTP.';
  answerRaw(socket, new Problem(status, 'unreadable_request', { detail }));
}

const corsOptions = (origins: readonly string[]): cors.Options => ({
  origin: (ctx) => (origins.includes(ctx.get('origin')) ? ctx.get('origin') : ''),
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'x-client',
    'x-request-id',
  ],
  exposeHeaders: [
    'content-disposition',
    'etag',
    'link',
    'x-next-cursor',
    'x-total-count',
    'x-request-id',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'x-accepted-scopes',
    'x-key-scopes',
    'idempotency-replayed',
  ],
  maxAge: 600,
});
