import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'koa';
import type { Incoming } from '../files/content.ts';
import { contentTypeOf, fileNameFor } from '../files/contentType.ts';
import { assertHarmless } from '../files/harmless.ts';
import type { Expected, Spool } from '../files/incoming.ts';
import type { FilePart, OperationRow } from '../openapi/operation.ts';
import { invalid, Problem, unreadable, unsupported } from '../problem.ts';
import { allowBytes } from './arrival.ts';

/** Bytes for the boundaries and text fields beside the files. */
const OVERHEAD = 64 * 1024;

const LIMITS = { fieldNameSize: 100, fieldSize: 4096, fields: 20, parts: 24, headerPairs: 20 };

/** A text field, or a received file. */
type Part = string | Incoming;

/**
 * Reads a multipart body (RFC 7578): the declared files, and text fields beside them. Files go to the spool
 * as they arrive; the caller disposes of them (`disposeFiles`). Validation reports missing and unknown
 * members. Throws 400 for an unreadable body, 413 for a file over its limit, 415 for another body type or for
 * content that is not of a declared type or not harmless, 422 for a repeated name, 503 if the spool is full;
 * then no file is left.
 */
export async function readForm(
  ctx: Context,
  { files }: OperationRow,
  spool: Spool,
): Promise<Record<string, Part>> {
  if (!ctx.is('multipart/form-data')) throw unsupported('The body must be multipart/form-data.');
  if (ctx.get('content-encoding')) throw unsupported('A multipart body must not be compressed.');
  const most = files.reduce((sum, { maxBytes }) => sum + maxBytes, OVERHEAD);
  if (Number(ctx.get('content-length') || 0) > most) {
    ctx.req.resume();
    throw tooLarge(files);
  }
  allowBytes(ctx.req, most);
  return Object.fromEntries(await readParts(ctx, files, spool));
}

/** Disposes of the files of a body that `readForm` has read. */
export async function disposeFiles(body: unknown): Promise<void> {
  for (const part of Object.values((body ?? {}) as Record<string, Part>))
    if (typeof part !== 'string') await part.dispose();
}

function readParts(ctx: Context, files: readonly FilePart[], spool: Spool): Promise<[string, Part][]> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, string | Promise<Incoming>>();
    const streams = new Set<Readable>();
    let ended = false;
    const end = () => {
      ended = true;
      // discards the rest of a half-read body: the connection's next request waits behind it
      ctx.req.unpipe();
      ctx.req.resume();
      allowBytes(ctx.req, 0);
    };
    const fail = (problem: Error) => {
      if (ended) return;
      end();
      // ends files that wait for the rest of their bytes
      for (const stream of streams) stream.destroy(problem);
      void Promise.all([...parts.values()].map(disposed)).then(() => reject(problem));
    };
    const broken = () =>
      fail(unreadable('malformed_multipart', 'The body is not valid multipart/form-data.'));
    /** Whether the body goes on and the name is new; fails the body otherwise. */
    const isNew = (name: string | undefined): name is string => {
      if (ended) return false;
      if (name === undefined) broken();
      else if (parts.has(name)) fail(invalid({ [name]: ['This name occurs twice.'] }));
      return !ended;
    };
    const tooMany = () => fail(invalid({ non_field_errors: ['The body has too many parts.'] }));

    const form = parserOf(ctx);
    if (!form) return broken();
    form.on('file', (name, stream, filename) => {
      streams.add(stream);
      // a file that ends too early; other errors are reported elsewhere
      stream.on('error', broken);
      const declared = files.find((file) => file.name === name);
      if (!isNew(name) || !declared) {
        // validation reports the unknown field
        if (!ended) parts.set(name, '');
        return void stream.resume();
      }
      // not destroyed on the first refusal: the parser's complaint about that would come before its reason
      const bytes = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      const received = receiveHarmless(spool, bytes, expectedOf(declared, filename ?? '', files), name);
      parts.set(name, received);
      received.catch(fail);
    });
    form.on('field', (name, value, _, cut) => {
      if (!isNew(name)) return;
      if (cut) return fail(invalid({ [name]: ['The text is too long.'] }));
      if (files.some((file) => file.name === name)) return fail(invalid({ [name]: ['Must be a file.'] }));
      if (value.includes('\u0000') || !value.isWellFormed())
        return fail(unreadable('malformed_multipart', `The field ${name} holds text that cannot be stored.`));
      parts.set(name, value);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, tooMany);
    form.on('error', broken);
    // the last bytes of a file may still be on their way to the disk
    form.on('finish', () => {
      const read = [...parts].map(async ([name, part]): Promise<[string, Part]> => [name, await part]);
      Promise.all(read).then((entries) => {
        if (ended) return;
        end();
        resolve(entries);
      }, fail);
    });
    ctx.req.once('close', () => {
      if (!ctx.req.complete) broken();
    });
    // the server answers a body that breaks off or is too slow itself; its request then never closes
    ctx.res.once('close', broken);
    ctx.req.pipe(form);
  });
}

/** Receives a file and scans it before its call sees it, so that all calls with files have the same rules. */
async function receiveHarmless(
  spool: Spool,
  bytes: AsyncIterable<Buffer>,
  expected: Expected,
  name: string,
): Promise<Incoming> {
  const file = await spool.receive(bytes, expected);
  try {
    await assertHarmless(file, name);
    return file;
  } catch (error) {
    await file.dispose();
    throw error;
  }
}

const disposed = async (part: string | Promise<Incoming>): Promise<void> => {
  if (typeof part !== 'string')
    await part.then(
      (file) => file.dispose(),
      () => undefined,
    );
};

/** Null if the header has no boundary. */
function parserOf(ctx: Context): BusboyInstance | null {
  try {
    return new Busboy({
      headers: ctx.req.headers as BusboyHeaders,
      // the number of files is limited by `parts`
      limits: { ...LIMITS, files: LIMITS.parts },
      fileHwm: 64 * 1024,
    });
  } catch {
    return null;
  }
}

const expectedOf = ({ name, maxBytes, types }: FilePart, sentName: string, files: readonly FilePart[]) => ({
  maxBytes,
  typeOf: (head: Buffer) => {
    const contentType = contentTypeOf(head, types);
    if (contentType === null)
      throw unsupported(`The content of ${name} must be one of: ${types.join(', ')}.`);
    return contentType;
  },
  nameOf: (contentType: string) => fileNameFor(sentName, contentType),
  tooLarge: () => tooLarge(files),
});

const tooLarge = (files: readonly FilePart[]) =>
  new Problem(413, 'payload_too_large', {
    detail: `Too large: ${files.map(({ name, maxBytes }) => `${name} may have ${maxBytes / 1024 / 1024} MiB`).join(', ')}.`,
  });
