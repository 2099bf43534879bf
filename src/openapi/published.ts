/**
 * Adapts the schemas that the service validates with for readers: hides forms that are only tolerated, adds
 * the size of integers, and states which event has which data.
 */
import type { OpenApiDocument } from './document.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  'x-tolerated'?: true;
  [member: string]: unknown;
}

/** For the whole contract, before parts of it are left out, because it visits all of it. */
export const published = (whole: OpenApiDocument): OpenApiDocument => asPublished(whole) as OpenApiDocument;

/** For a served document: it lists only the events that the document still has. */
export function withEachEvent(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const { RecordedEvent } = schemas;
  if (!RecordedEvent) return document;
  const all = { ...schemas, RecordedEvent: eachEvent(RecordedEvent as Schema, document) };
  return { ...document, components: { ...document.components, schemas: all } };
}

/** Members whose content is copied unchanged. */
const SHOWN = new Set(['example', 'examples', 'enum', 'const', 'description']);

function asPublished(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asPublished);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(withoutTolerated(node as Schema)).map(([name, one]) => [
      name,
      SHOWN.has(name) ? one : asPublished(one),
    ]),
  );
  const format = formatOf(copy);
  return format ? { ...copy, format } : copy;
}

/**
 * Hides tolerated alternatives (`x-tolerated`), which nobody should send: a union with one member left
 * becomes that member.
 */
function withoutTolerated(schema: Schema): Schema {
  if (!Array.isArray(schema.anyOf)) return schema;
  const left = schema.anyOf.filter((one) => !one['x-tolerated']);
  if (left.length === schema.anyOf.length || left.length > 1) return schema;
  const { anyOf: _, ...rest } = schema;
  return { ...left[0], ...rest };
}

const INT32_MAX = 2 ** 31 - 1;

/** An unlimited integer is int64, so that clients in languages with several integer types choose 64 bits. */
function formatOf({ type, format, maximum, enum: values, const: value }: Schema): string | undefined {
  if (![type].flat().includes('integer') || format !== undefined) return undefined;
  const most = maximum ?? (values || value !== undefined ? 0 : Infinity);
  return most <= INT32_MAX ? 'int32' : 'int64';
}

/**
 * A recorded event is the body of a webhook: one of the events' bodies, with `event` as the discriminator.
 */
function eachEvent({ description }: Schema, { webhooks }: OpenApiDocument): object {
  const bodies = Object.entries(webhooks).map(([kind, { post }]) => {
    const { content } = post['requestBody'] as { content: Record<string, { schema: { $ref: string } }> };
    return [kind, content['application/json']!.schema.$ref] as const;
  });
  return {
    description,
    oneOf: bodies.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'event', mapping: Object.fromEntries(bodies) },
  };
}
