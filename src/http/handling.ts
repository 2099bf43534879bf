/** Runs the handler of an operation, and makes an envelope and headers of its answer. */
import type { AnswerExtras, AnyAnswer, AnyCall, JsonAnswer } from '../contract.ts';
import { handlers } from '../generated/handlers.ts';
import type { OperationId } from '../generated/operations.ts';
import { withTimes } from '../openapi/times.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { successBody, type Rendered } from './envelope.ts';

type AnyHandler = (call: AnyCall) => Promise<AnyAnswer>;

export const runHandler = (id: OperationId, call: AnyCall): Promise<AnyAnswer> =>
  (handlers[id] as unknown as AnyHandler)(call);

/** The envelope of a handler's answer, with its times in the zone of the workspace. */
export const render = (
  id: OperationId,
  { timezone }: Pick<Workspace, 'timezone'>,
  headers: Record<string, string>,
  { status, data, message }: JsonAnswer,
): Rendered => ({
  status,
  headers,
  body: successBody(status, withTimes(id, status, data, timezone), message),
});

/**
 * The headers of a handler's answer: its own, its version, and its page, whose next link repeats the query.
 */
export function headersOf(
  path: string,
  search: string,
  { headers: own, version, page }: AnswerExtras,
): Record<string, string> {
  const headers: Record<string, string> = { ...own };
  if (version !== undefined) headers['ETag'] = `"${version}"`;
  if (page?.total !== undefined) headers['X-Total-Count'] = String(page.total);
  if (page?.watermark !== undefined) headers['X-Sync-Watermark'] = page.watermark;
  if (page && page.next !== null) {
    const next = new URLSearchParams(search);
    next.set('cursor', page.next);
    headers['X-Next-Cursor'] = page.next;
    headers['Link'] = `<${path}?${next.toString()}>; rel="next"`;
  }
  return headers;
}
