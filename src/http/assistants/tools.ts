/**
 * The tools of the Model Context Protocol: each call of the public document that takes and returns JSON, with
 * the document's own texts and schemas. Calls with files are left to other clients.
 */
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { authorize } from '../../auth/authorize.ts';
import type { Caller } from '../../auth/caller.ts';
import { operations } from '../../generated/operations.ts';
import { dereference } from '../../openapi/dereference.ts';
import { document, operationsIn, type OpenApiDocument, type Operation } from '../../openapi/document.ts';
import type { OperationRow } from '../../openapi/operation.ts';
import { publicSubset } from '../../openapi/publicSubset.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { offers, type Offer } from './offer.ts';

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** A tool and its operation. */
export interface AssistantTool {
  operation: OperationRow;
  tool: Tool;
  /** Where each argument goes: the body, or a parameter with its name in the request. */
  places: ReadonlyMap<string, Pick<Parameter, 'name' | 'in'> | 'body'>;
}

/** Headers that assistants can set, by the name of the argument. */
const HEADERS: Readonly<Record<string, string>> = {
  'if-match': 'if_match',
  'idempotency-key': 'idempotency_key',
};

/** Parameters for programs that keep a copy, which an assistant does not. */
const OF_COPIES: ReadonlySet<string> = new Set(['updated_since', 'include_deleted']);

/** Arguments that the instructions of the server explain once for all tools. */
const EXPLAINED: ReadonlySet<string> = new Set(['limit', 'cursor', 'idempotency_key', 'if_match']);

/** All tools by name; made on first use, because most processes never need them. */
let all: ReadonlyMap<string, AssistantTool> | undefined;
const allTools = () => (all ??= new Map(publicTools().map((one) => [one.tool.name, one])));

/** Who asks for tools, and for which. */
export interface Asking {
  caller: Caller;
  workspace: Workspace;
  offer: Offer;
}

/** The tools of this caller: those that `authorize` would refuse are not offered. */
export const toolsOf = (asking: Asking): AssistantTool[] =>
  [...allTools().values()].filter((tool) => isOffered(tool, asking));

/** A tool of this caller by its name; undefined if it has none with it. */
export function toolNamed(name: string, asking: Asking): AssistantTool | undefined {
  const found = allTools().get(name);
  return found && isOffered(found, asking) ? found : undefined;
}

const isOffered = ({ operation }: AssistantTool, { caller, workspace, offer }: Asking): boolean =>
  offers(offer, operation) && authorize(operation, caller, workspace) === null;

function publicTools(): AssistantTool[] {
  const rows: Readonly<Record<string, OperationRow>> = operations;
  const whole = dereference(publicSubset(document)) as OpenApiDocument;
  return operationsIn(whole).flatMap(({ operation }) => {
    const row = rows[operation.operationId]!;
    const speaksJson = row.files.length === 0 && row.produces.includes('application/json');
    return speaksJson ? [toolOf(row, operation)] : [];
  });
}

function toolOf(operation: OperationRow, described: Operation): AssistantTool {
  const { summary = operation.id, description = '' } = described;
  const places = new Map<string, Pick<Parameter, 'name' | 'in'> | 'body'>();
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const parameter of (described['parameters'] ?? []) as Parameter[]) {
    const name = parameter.in === 'header' ? HEADERS[parameter.name.toLowerCase()] : parameter.name;
    if (name === undefined || OF_COPIES.has(name)) continue;
    places.set(name, parameter);
    properties[name] = {
      ...plain(parameter.schema),
      ...(parameter.description &&
        !EXPLAINED.has(name) && { description: withoutHeaders(parameter.description) }),
    };
    if (parameter.required) required.push(name);
  }
  const body = bodyOf(described);
  if (body) {
    places.set('body', 'body');
    properties['body'] = plain(body);
    if (operation.body === 'required') required.push('body');
  }
  return {
    operation,
    places,
    tool: {
      name: operation.id,
      title: summary,
      description: [summary, withoutHeaders(description)].join('\n\n').trim(),
      inputSchema: { type: 'object', properties, required, additionalProperties: false },
      annotations: {
        readOnlyHint: operation.reads,
        // adding can be undone; everything else changes or ends existing data
        destructiveHint: !operation.reads && !operation.success.includes(201),
        idempotentHint: operation.reads || ['PUT', 'DELETE'].includes(operation.method),
        openWorldHint: false,
      },
    },
  };
}

/** Without the sentences about headers of answers, which an assistant never sees. */
const withoutHeaders = (text: string): string =>
  text
    .split(/(?<=[.:])\s+/)
    .filter(
      (sentence) =>
        !/`(X-[\w-]+|ETag|If-None-Match|Link|Content-Disposition|Retry-After|304)`/.test(sentence),
    )
    .join(' ')
    .trim();

interface Body {
  content?: Record<string, { schema?: Schema }>;
}
const bodyOf = (described: Operation): Schema | undefined =>
  (described['requestBody'] as Body | undefined)?.content?.['application/json']?.schema;

/** Without extensions and examples, which are for people and our own tools. */
function plain(schema: Schema): Schema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !key.startsWith('x-') && key !== 'example' && key !== 'examples')
        .map(([key, value]) => [key, walk(value)]),
    );
  };
  return walk(schema) as Schema;
}
