import { STATUS_CODES, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/pool.ts';
import { Problem, unavailable } from '../problem.ts';

/** An answer about to be sent: the envelope and headers. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The compressed body, for documents that are sent often. */
  gzipped?: () => Buffer;
}

const MESSAGES: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted' };

/** The success envelope (service.md, "Response envelope"): exactly `status`, `message`, `data`. */
export const successBody = (status: number, data: unknown, message?: string): string =>
  JSON.stringify({ status, message: message ?? MESSAGES[status] ?? 'OK', data });

/** The error envelope: `detail` always, `errors` with validation problems only. */
export function problemBody(problem: Problem): string {
  const { detail, data, errors } = problem.options;
  return JSON.stringify({
    status: problem.status,
    message: STATUS_CODES[problem.status] ?? 'Error',
    data: { code: problem.code, ...data },
    detail,
    ...(errors ? { errors } : {}),
  });
}

/** Turns anything thrown into a problem. Internal errors do not show their cause. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return unavailable();
  return new Problem(500, 'internal_error', {
    detail: 'Something went wrong on our side. The request id helps us to find it.',
  });
}

/** Answers a request outside the contract with the problem of `error`; 5xx are logged. */
export function sendProblem(
  ctx: Context,
  error: unknown,
  { id, headers = {}, log }: { id: string; headers?: Record<string, string>; log: Pick<Logger, 'error'> },
): void {
  const problem = asProblem(error);
  if (problem.status >= 500) log.error({ err: error, request_id: id }, 'request failed');
  send(ctx, {
    status: problem.status,
    headers: { ...headers, ...problem.options.headers },
    body: problemBody(problem),
  });
}

/** Bytes from which compression pays off. */
const GZIP_FROM = 1024;

/** Sends a rendered answer directly: koa's own response handling would inspect it again. */
export function send(ctx: Context, { status, headers, body, gzipped }: Rendered): void {
  ctx.respond = false;
  const { req, res } = ctx;
  if (res.headersSent || res.destroyed) return;
  if (status === 304) return void res.writeHead(304, headers).end();
  let payload: string | Buffer = body;
  if (body.length > GZIP_FROM) {
    headers['Vary'] = varyOf(res, headers);
    const encodings = req.headers['accept-encoding'];
    if (encodings !== undefined && acceptsGzip(String(encodings))) {
      payload = gzipped ? gzipped() : gzipSync(body, { level: 1 });
      headers['Content-Encoding'] = 'gzip';
    }
  }
  headers['Content-Type'] ??= 'application/json; charset=utf-8';
  headers['Content-Length'] = String(Buffer.byteLength(payload));
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : payload);
}

/** `Vary` of an answer that may be compressed: its values so far, and Accept-Encoding. */
export const varyOf = (res: ServerResponse, headers: Record<string, string>): string =>
  [res.getHeader('Vary'), headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', ');

/** `gzip`, `x-gzip` or `*` without a weight of zero (RFC 9110, 12.5.3). */
export function acceptsGzip(header: string): boolean {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim()))
      .map(([coding, weight]) => [coding!, Number(/^q=([\d.]+)$/.exec(weight ?? '')?.[1] ?? 1)]),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
