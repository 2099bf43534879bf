import { STATUS_CODES } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import type { Problem } from '../problem.ts';

/** What is about to be sent: the envelope's members, and headers beside it. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
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

/** Bytes from which on compression pays. */
const GZIP_FROM = 1024;

/** Sends a rendered answer past koa's own machinery, which would only look at it again. */
export function send(ctx: Context, { status, headers, body }: Rendered): void {
  ctx.respond = false;
  const { req, res } = ctx;
  if (res.headersSent || res.destroyed) return;
  let payload: string | Buffer = body;
  if (body.length > GZIP_FROM && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))) {
    payload = gzipSync(body, { level: 1 });
    headers['Content-Encoding'] = 'gzip';
    headers['Vary'] = 'Accept-Encoding';
  }
  if (status === 304) return void res.writeHead(304, headers).end();
  headers['Content-Type'] ??= 'application/json; charset=utf-8';
  headers['Content-Length'] = String(Buffer.byteLength(payload));
  res.writeHead(status, headers);
  res.end(req.method === 'HEAD' ? undefined : payload);
}
