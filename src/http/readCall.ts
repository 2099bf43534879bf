import type { AnyAnswer, AnyCall } from '../contract.ts';
import type { Bytes } from '../files/content.ts';
import { isHeld, withTag } from './conditional.ts';
import { openContent, type Asked, type Streamed } from './content.ts';
import type { Rendered } from './envelope.ts';
import { headersOf, render, runHandler } from './handling.ts';
import { csvTable, tableFile } from './csvTable.ts';
import { isSigned } from './identify.ts';
import type { Match } from './match.ts';
import type { ServedRequest } from './servedRequest.ts';

/**
 * Runs a read on the workspace handle. Answers the envelope, the content of a file, or 304 (RFC 9110, 13).
 */
export async function readCall(
  request: ServedRequest,
  operation: Match['operation'],
  call: Omit<AnyCall, 'db'>,
): Promise<Rendered | Streamed> {
  const { ctx, headers, workspace, db, path, search } = request;
  const { id, conditional } = operation;
  if (operation.table && call.accepted === 'text/csv') {
    const named = { ...headers, 'Content-Disposition': tableFile(path) };
    return openContent(200, named, csvTable(id, { ...call, db }), askedOf(ctx));
  }
  const answer = await answerOf(request, operation, call);
  const complete = { ...headers, ...headersOf(path, search, answer) };
  if (isSigned(request, operation)) complete['Cache-Control'] = privateUntil(call);
  const tagged = conditional && answer.status === 200;
  if ('content' in answer) {
    if (tagged && isHeld(ctx.req, complete['ETag'])) return { status: 304, headers: complete, body: '' };
    return openContent(answer.status, complete, answer.content, askedOf(ctx));
  }
  const rendered = render(id, workspace, complete, answer);
  return tagged ? withTag(ctx.req, rendered, answer.version) : rendered;
}

/** The handler's answer, from the standby if the contract allows it. */
async function answerOf(
  { workspace, db, standby }: ServedRequest,
  { id, lagging }: Match['operation'],
  call: Omit<AnyCall, 'db'>,
): Promise<AnyAnswer> {
  if (lagging && standby) {
    const answer = await standby.tryRead(workspace.id, (there) => runHandler(id, { ...call, db: there }));
    // what is read while it is sent would be cut if the standby failed then
    if (answer && !('content' in answer && isRead(answer.content.bytes))) return answer;
  }
  return runHandler(id, { ...call, db });
}

/** Bytes that are read while they are sent, and not in memory. */
const isRead = (bytes: Bytes): boolean => typeof bytes !== 'string' && !(bytes instanceof Uint8Array);

/** A browser may keep a file while its address is valid, so that an image shown twice is read once. */
const privateUntil = ({ caller, now }: Pick<AnyCall, 'caller' | 'now'>): string =>
  `private, max-age=${Math.floor((caller!.until - now) / 1000)}`;

const askedOf = ({ method, req: { headers } }: ServedRequest['ctx']): Asked => ({
  method,
  range: headers.range,
  // Node's types do not know this header
  ifRange: headers['if-range'] as string | undefined,
});
