/** Turns a tool's arguments into a request, and its answer into a short text. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { REMEDIES } from '../../generated/errors.ts';
import type { AssistantTool } from './tools.ts';

export interface ToolRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Records per page unless the assistant sets `limit`. */
const FEW = '20';

/** Throws a `TypeError` for arguments that have no place in the request. The call validates the others. */
export function requestFor({ operation, places }: AssistantTool, args: Record<string, unknown>): ToolRequest {
  let path = operation.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let payload: string | undefined;
  for (const [name, value] of Object.entries(args)) {
    const place = places.get(name);
    if (place === undefined) throw new TypeError(`${operation.id} has no argument ${JSON.stringify(name)}.`);
    if (value === null || value === undefined) continue;
    if (place === 'body') {
      headers['content-type'] = 'application/json';
      payload = JSON.stringify(value);
    } else if (place.in === 'path') path = path.replace(`{${place.name}}`, segmentOf(name, value));
    else if (place.in === 'query') query.set(place.name, textOf(value));
    else headers[place.name.toLowerCase()] = headerOf(name, value);
  }
  const missing = /\{(\w+)\}/.exec(path)?.[1];
  if (missing !== undefined) throw new TypeError(`${operation.id} needs the argument ${missing}.`);
  if (operation.query.some(({ name }) => name === 'limit') && !query.has('limit')) query.set('limit', FEW);
  const search = query.toString();
  return {
    method: operation.method,
    url: search === '' ? path : `${path}?${search}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
}

/**
 * One path segment of unreserved characters (RFC 3986, 2.3). Others could lead to another path: `.` and `..`
 * are resolved on the way, and `/` or an encoded character may be decoded.
 */
function segmentOf(name: string, value: unknown): string {
  const text = textOf(value);
  if (!/^(?!\.{1,2}$)[\w.~-]+$/.test(text))
    throw new TypeError(`${name} must be an id or a name, without "/", "%" or other special characters.`);
  return text;
}

/** Lists are separated by commas, as the contract reads them. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function headerOf(name: string, value: unknown): string {
  const text = textOf(value);
  if (!/^[\x21-\x7e]*$/.test(text)) throw new TypeError(`${name} holds characters that a header cannot.`);
  return text;
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

interface Envelope {
  data: unknown;
  detail?: string;
  errors?: Record<string, string[]>;
}

/**
 * The answer as text: its data without members that are null, and the cursor of the next page. A refusal says
 * what to do about it; it is not an error of the protocol.
 */
export function resultOf({ statusCode, headers, payload }: Answer): CallToolResult {
  const { data, detail, errors } = JSON.parse(payload) as Envelope;
  if (statusCode < 300) {
    const next = headers['x-next-cursor'];
    const total = headers['x-total-count'];
    return said(
      JSON.stringify({
        data: withoutNulls(data),
        ...(next === undefined ? {} : { next_cursor: next }),
        ...(total === undefined ? {} : { total: Number(total) }),
      }),
    );
  }
  const { code, ...more } = data as { code: string };
  const remedy = (REMEDIES as Partial<Record<string, string>>)[code];
  const wait = headers['retry-after'];
  return refused(
    [
      `${statusCode} ${code}: ${detail ?? ''}`.trim(),
      ...(errors ? [`Fields: ${JSON.stringify(errors)}`] : []),
      ...(Object.keys(more).length > 0 ? [`Details: ${JSON.stringify(more)}`] : []),
      ...(wait === undefined ? [] : [`Wait ${String(wait)} seconds.`]),
      ...(remedy === undefined ? [] : [`What to do: ${remedy}`]),
    ].join('\n'),
  );
}

const said = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

export const refused = (text: string): CallToolResult => ({ ...said(text), isError: true });

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([key, member]) => [key, withoutNulls(member)]),
  );
}
