import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import type { OperationRow } from '../contract.ts';
import { Problem, unreadable } from '../problem.ts';
import { strictJson } from './strictJson.ts';

// read as text, within the limit and inflated; what the text may be as JSON is strictJson's to say
const readText = bodyParser({
  enableTypes: ['text'],
  extendTypes: { text: ['application/json', 'application/merge-patch+json'] },
  textLimit: '1mb',
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  onError: (error) => {
    throw error;
  },
});

/** The JSON body of a request, `{}` where an optional one was left out. */
export async function readBody(ctx: Context, operation: OperationRow): Promise<unknown> {
  if (operation.body === 'none') return undefined;
  if (!hasBody(ctx)) return operation.body === 'optional' ? {} : undefined;
  if (!ctx.is('application/json', 'application/merge-patch+json'))
    throw unsupported('The body must be application/json.');
  try {
    await readText(ctx, async () => {});
  } catch (error) {
    throw readProblem(error as { status?: number; type?: string });
  }
  const text = ctx.request.body as string;
  if (text.trim() === '') return operation.body === 'optional' ? {} : undefined;
  return strictJson(text);
}

const hasBody = (ctx: Context) =>
  ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.req.headers['content-length'] ?? 0) > 0;

const unsupported = (detail: string) => new Problem(415, 'unsupported_media_type', { detail });

function readProblem(error: { status?: number; type?: string }): Problem {
  if (error.status === 413)
    return new Problem(413, 'payload_too_large', { detail: 'The body is over 1 MiB.' });
  if (error.status === 415)
    return unsupported('The body has a charset or an encoding that is not understood.');
  return unreadable('unreadable_body', 'The body could not be read to its end.');
}
