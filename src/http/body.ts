import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import type { Spool } from '../files/incoming.ts';
import type { OperationRow } from '../openapi/operation.ts';
import { invalid, Problem, unreadable, unsupported } from '../problem.ts';
import { readForm } from './multipart.ts';
import { readCsv } from './csvBody.ts';
import { readNdjson } from './ndjsonBody.ts';
import { strictJson } from './strictJson.ts';

const JSON_TYPES = ['application/json', 'application/merge-patch+json'];
const CSV_TYPE = 'text/csv';
const NDJSON_TYPE = 'application/x-ndjson';

// reads and inflates bytes up to the limit; `readBody` decodes and parses them
const bytesOf = (types: string[], textLimit: string) =>
  bodyParser({
    enableTypes: ['text'],
    extendTypes: { text: types },
    textLimit,
    encoding: 'binary',
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    onError: (error) => {
      throw error;
    },
  });
const readBytes = bytesOf(JSON_TYPES, '1mb');

/** For calls that take thousands of rows, as CSV or as JSON: more bytes and more values. */
const readRows = bytesOf([...JSON_TYPES, CSV_TYPE, NDJSON_TYPE], '4mb');
const ROWS_MIB = 4;
const ROWS_VALUES = 100_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body of a request: JSON, or the form or CSV that the contract declares. `{}` if an optional body is
 * missing; undefined if the call takes none or a required one is missing. Throws 400, 413, 415, and 422 for
 * members of a body that the call does not take.
 */
export async function readBody(ctx: Context, operation: OperationRow, spool: Spool): Promise<unknown> {
  if (operation.method === 'GET') return undefined;
  const absent = operation.body === 'optional' ? {} : undefined;
  if (!hasBody(ctx)) return absent;
  if (operation.files.length > 0) return readForm(ctx, operation, spool);
  const csv = operation.csv && ctx.is(CSV_TYPE) === CSV_TYPE;
  const ndjson = operation.ndjson === true && ctx.is(NDJSON_TYPE) === NDJSON_TYPE;
  if (!csv && !ndjson) assertJson(ctx, operation);
  const text = await readText(ctx, operation.csv ? { read: readRows, mib: ROWS_MIB } : undefined);
  if (text.trim() === '') return absent;
  if (csv) return readCsv(text);
  if (ndjson) return readNdjson(text);
  const body = strictJson(text, operation.csv ? ROWS_VALUES : undefined);
  if (operation.body !== 'none') return body;
  assertEmpty(body);
  return undefined;
}

/** JSON sent to a path outside the contract. Throws 400, 413 and 415. */
export async function readJson(ctx: Context): Promise<unknown> {
  assertJson(ctx, { csv: false });
  return strictJson(await readText(ctx));
}

async function readText(ctx: Context, { read, mib } = { read: readBytes, mib: 1 }): Promise<string> {
  assertUtf8(ctx);
  assertEncoding(ctx);
  try {
    await read(ctx, async () => {});
  } catch (error) {
    // discards the rest of a half-read body, which may be piped to an inflater: the connection's next request
    // waits behind it
    ctx.req.unpipe();
    ctx.req.resume();
    throw readProblem(error as { status?: number }, mib);
  }
  return decode((ctx.request.body as string | undefined) ?? '');
}

const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.req.headers['content-length'] ?? 0) > 0;

function assertJson(ctx: Context, { csv, ndjson }: Pick<OperationRow, 'csv' | 'ndjson'>): void {
  const types = ['application/json', ...(csv ? [CSV_TYPE] : []), ...(ndjson ? [NDJSON_TYPE] : [])];
  if (!ctx.is(...JSON_TYPES)) throw unsupported(`The body must be ${types.join(' or ')}.`);
}

/**
 * No br: clients do not send it unasked, and its decoder, which would get bytes of unauthenticated callers,
 * has had vulnerabilities in Node versions that we support.
 */
const ENCODINGS = ['', 'identity', 'gzip', 'deflate'];

function assertEncoding(ctx: Context): void {
  if (!ENCODINGS.includes(ctx.get('content-encoding').toLowerCase()))
    throw unsupported('The body may be compressed with gzip or deflate.');
}

function assertUtf8(ctx: Context): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(ctx.get('content-type'))?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw unsupported(`The body must be UTF-8, not ${charset}.`);
}

function decode(bytes: string): string {
  try {
    return utf8.decode(Buffer.from(bytes, 'binary'));
  } catch {
    throw unreadable('malformed_json', 'The body is not valid UTF-8.');
  }
}

/** 422 for a body if the call takes none, so that nothing that was sent is silently ignored. */
function assertEmpty(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ non_field_errors: ['This call takes no body.'] });
  const names = Object.keys(body);
  if (names.length > 0)
    throw invalid(
      Object.fromEntries(names.slice(0, 20).map((name) => [name, ['This field is not known here.']])),
    );
}

function readProblem(error: { status?: number }, mib: number): Problem {
  if (error.status === 413)
    return new Problem(413, 'payload_too_large', { detail: `The body is over ${mib} MiB.` });
  return unreadable('unreadable_body', 'The body could not be read completely.');
}
