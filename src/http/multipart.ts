import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'koa';
import type { FilePart, OperationRow } from '../openapi/operation.ts';
import type { FileContent } from '../files/content.ts';
import { contentTypeOf, fileNameFor } from '../files/contentType.ts';
import { invalid, Problem, unreadable, unsupported } from '../problem.ts';

/** Room for the boundaries and small fields beside the files. */
const OVERHEAD = 64 * 1024;

const LIMITS = { fieldNameSize: 100, fieldSize: 4096, fields: 20, parts: 24, headerPairs: 20 };

/**
 * Reads a multipart body (RFC 7578): the files that the contract declares, and text fields beside them. Missing and
 * unknown members are left to validation. Nothing is written to disk. Throws 400 for a body that cannot be read, 413
 * for a file over its limit, 415 for another body type and for a file whose content is none of the declared types, 422
 * for a name that occurs twice.
 */
export async function readForm(ctx: Context, { files }: OperationRow): Promise<Record<string, unknown>> {
  if (!ctx.is('multipart/form-data')) throw unsupported('The body must be multipart/form-data.');
  if (ctx.get('content-encoding')) throw unsupported('A multipart body must not be compressed.');
  const most = files.reduce((sum, { maxBytes }) => sum + maxBytes, OVERHEAD);
  if (Number(ctx.get('content-length') || 0) > most) {
    ctx.req.resume();
    throw tooLarge(files);
  }
  const parts = await readParts(ctx, files);
  return Object.fromEntries(parts.map(([name, part]) => [name, fileOr(part, name, files)]));
}

/** A text, or a file as it was sent. */
type Part = string | { filename: string; bytes: Buffer };

function readParts(ctx: Context, files: readonly FilePart[]): Promise<[string, Part][]> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, Part>();
    const end = (problem: Problem | null) => {
      // discards the rest of a body that is half read: the connection's next request waits behind it
      ctx.req.unpipe();
      ctx.req.resume();
      if (problem) reject(problem);
      else resolve([...parts]);
    };
    const keep = (name: string | undefined, part: Part) => {
      if (name === undefined) return broken();
      if (parts.has(name)) return end(invalid({ [name]: ['This name occurs twice.'] }));
      parts.set(name, part);
    };
    const tooMany = () => end(invalid({ non_field_errors: ['The body has too many parts.'] }));
    const broken = () => end(unreadable('malformed_multipart', 'The body is not valid multipart/form-data.'));

    const form = parserOf(ctx, Math.max(...files.map(({ maxBytes }) => maxBytes)));
    if (!form) return broken();
    form.on('file', (name, stream, filename) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => end(tooLarge(files)));
      stream.on('error', broken);
      stream.on('end', () => keep(name, { filename: filename ?? '', bytes: Buffer.concat(chunks) }));
    });
    form.on('field', (name, value, _, cut) =>
      cut ? end(invalid({ [name]: ['The text is too long.'] })) : keep(name, value),
    );
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, tooMany);
    form.on('error', broken);
    form.on('finish', () => end(null));
    ctx.req.once('close', () => {
      if (!ctx.req.complete) broken();
    });
    ctx.req.pipe(form);
  });
}

/** Null where the header names no boundary. */
function parserOf(ctx: Context, fileSize: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: ctx.req.headers as BusboyHeaders,
      // one above what is allowed, to notice that there are too many
      limits: { ...LIMITS, fileSize, files: LIMITS.parts },
    });
  } catch {
    return null;
  }
}

function fileOr(part: Part, name: string, files: readonly FilePart[]): string | FileContent {
  const declared = files.find((file) => file.name === name);
  if (typeof part === 'string') {
    if (declared) throw invalid({ [name]: ['Must be a file.'] });
    if (part.includes('\u0000') || !part.isWellFormed())
      throw unreadable('malformed_multipart', `The field ${name} holds text that cannot be stored.`);
    return part;
  }
  // validation reports the unknown field
  if (!declared) return '';
  if (part.bytes.length > declared.maxBytes) throw tooLarge(files);
  const contentType = contentTypeOf(part.bytes);
  if (contentType === null || !declared.types.includes(contentType))
    throw unsupported(`The content of ${name} must be one of: ${declared.types.join(', ')}.`);
  return { filename: fileNameFor(part.filename, contentType), contentType, bytes: part.bytes };
}

const tooLarge = (files: readonly FilePart[]) =>
  new Problem(413, 'payload_too_large', {
    detail: `Too large: ${files.map(({ name, maxBytes }) => `${name} may have ${maxBytes / 1024 / 1024} MiB`).join(', ')}.`,
  });
