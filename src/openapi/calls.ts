/** The calls of a document by chapter with references resolved, for texts and collections made from it. */
import { operationsIn, type OpenApiDocument, type Operation } from './document.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  /** Of a text that has known values, and may have others. */
  'x-extensible-enum'?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

/** A body, or the data of a success: media type, schema and recorded example. */
export interface Media {
  type: string;
  schema: Schema;
  example?: unknown;
}

export interface ClientCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body: Media | null;
  success: { status: string; description: string; media: Media | null };
}

interface Answer {
  description: string;
  content?: Record<string, Omit<Media, 'type'>>;
}

export interface Chapter {
  /** The tag. */
  name: string;
  title: string;
  description: string;
  calls: ClientCall[];
}

/** Leaves out chapters without calls (the events). */
export function chaptersOf(document: OpenApiDocument): Chapter[] {
  const calls = operationsIn(document).map(({ method, path, operation }) => ({
    tag: operation.tags[0]!,
    call: callOf(document, method, path, operation),
  }));
  return document.tags
    .map(({ name, description, ...more }) => ({
      name,
      title: (more as { 'x-displayName'?: string })['x-displayName'] ?? name,
      description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    }))
    .filter((chapter) => chapter.calls.length > 0);
}

function callOf(document: OpenApiDocument, method: string, path: string, operation: Operation): ClientCall {
  const { operationId: id, summary = id, description = '' } = operation;
  const body = operation['requestBody'] as Pick<Answer, 'content'> | undefined;
  const [status, answer] = Object.entries(operation['responses'] as Record<string, Answer>).find(([one]) =>
    one.startsWith('2'),
  )!;
  const success = resolved<Answer>(document, answer);
  return {
    id,
    method,
    path,
    summary,
    description: description.trim(),
    parameters: ((operation['parameters'] ?? []) as Parameter[]).map((one) => resolved(document, one)),
    body: mediaOf(body),
    success: { status, description: success.description, media: mediaOf(success) },
  };
}

/** The JSON form if there are several. */
function mediaOf(from: Pick<Answer, 'content'> | undefined): Media | null {
  const all = Object.entries(from?.content ?? {});
  const [type, media] = all.find(([one]) => one === 'application/json') ?? all[0] ?? [];
  return type ? { type, ...media! } : null;
}

/** The target of a reference; any other node itself. */
export function resolved<T>(document: OpenApiDocument, node: T): T {
  const { $ref } = node as { $ref?: string };
  if (!$ref) return node;
  const [kind, name] = $ref.split('/').slice(2) as [string, string];
  return document.components[kind]![name] as T;
}
