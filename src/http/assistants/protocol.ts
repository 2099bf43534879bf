/**
 * Answers one message of the Model Context Protocol. Loaded with the first message, because its library is
 * large.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { inject, type DispatchFunc, type InjectOptions } from 'light-my-request';
import { localDate } from '../../civil/zones.ts';
import { VERSION } from '../../lib/version.ts';
import { refused, requestFor, resultOf, type ToolRequest } from './exchange.ts';
import { toolNamed, toolsOf, type Asking, type AssistantTool } from './tools.ts';

/** A message, and the caller that its key belongs to. */
export interface Asked extends Asking {
  request: IncomingMessage;
  response: ServerResponse;
  message: unknown;
  /** Milliseconds since 1970. */
  now: number;
  /** Counts a message that does not become a request. Throws 429. */
  count(): Promise<void>;
}

/** Assistants do not know what day it is, nor where. */
const instructionsFor = ({ workspace: { timezone }, now }: Pick<Asked, 'workspace' | 'now'>): string =>
  `${INSTRUCTIONS}\nToday is ${localDate(now, timezone)} in ${timezone}, the time zone of the workspace.`;

const INSTRUCTIONS = `Each tool is a call of this workspace's REST API, made with the rights of one API key.
Dates are YYYY-MM-DD, times are ISO 8601 with an offset, amounts of money are strings next to their currency. Members that are
null are left out of answers. A list returns 20 records unless limit says otherwise; if the answer has next_cursor, repeat the
call with it as cursor to get the next page. A write with an idempotency_key of your choice is done once, however often you
repeat it; if_match is the version of the record that you have read, with quotes, and refuses to change a newer one. An error
says what to do about it. Ask before you call a tool that cannot be undone.`;

/** Writes the answer. `dispatch` handles the request that a tool call becomes. */
export async function answerMessage(
  { request, response, message, count, now, ...asking }: Asked,
  dispatch: DispatchFunc,
): Promise<void> {
  const { workspace } = asking;
  const server = new Server(
    { name: 'workforce', title: workspace.name, version: VERSION },
    { capabilities: { tools: {} }, instructions: instructionsFor({ workspace, now }) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: toolsOf(asking).map(({ tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const wanted = requestOf(toolNamed(params.name, asking), params);
    if (typeof wanted !== 'string') return resultOf(await inject(dispatch, onBehalfOf(request, wanted)));
    await count();
    return refused(wanted);
  });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  await server.connect(transport as Transport);
  await transport.handleRequest(request, response, message);
}

/** The request of a tool call, or the text of its refusal. */
function requestOf(
  found: AssistantTool | undefined,
  { name, arguments: args = {} }: { name: string; arguments?: Record<string, unknown> | undefined },
): ToolRequest | string {
  if (!found) return `This key has no tool ${JSON.stringify(name)}.`;
  try {
    return requestFor(found, args);
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

/** Headers that a tool's request takes over from the assistant's. */
const KEPT = ['authorization', 'host', 'user-agent', 'x-forwarded-for'] as const;

/** The tool's request, with the address and the credential of the assistant's. */
function onBehalfOf(
  from: IncomingMessage,
  { method, ...request }: ReturnType<typeof requestFor>,
): InjectOptions {
  const kept = KEPT.flatMap((name) => {
    const value = from.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return {
    ...request,
    method: method as NonNullable<InjectOptions['method']>,
    headers: { ...request.headers, ...Object.fromEntries(kept) },
    remoteAddress: from.socket.remoteAddress ?? '0.0.0.0',
  };
}
