/**
 * The contract as one OpenAPI document. Codegen writes one part per area, so that branches that change
 * different areas merge without conflicts; the parts are joined here.
 */
import generated from '../generated/contract.json' with { type: 'json' };

/** The members of a document that the service uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: Record<string, Record<string, object>> & { schemas: Record<string, object> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  [member: string]: unknown;
}

type Part = Pick<OpenApiDocument, 'paths' | 'webhooks' | 'components'>;

/** The whole contract. Must not be modified. */
export const document: OpenApiDocument = assemble(generated as unknown as Parts);

export interface Parts {
  head: Pick<OpenApiDocument, 'openapi' | 'info' | 'servers' | 'tags'>;
  areas: Record<string, Part>;
}

/** Joins the parts that codegen writes. */
export function assemble({ head, areas }: Parts): OpenApiDocument {
  const parts = Object.values(areas);
  const kinds = [...new Set(parts.flatMap(({ components }) => Object.keys(components)))];
  const component = (kind: string) => Object.assign({}, ...parts.map(({ components }) => components[kind]));
  return withoutIdleTags({
    ...head,
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)),
    webhooks: Object.assign({}, ...parts.map(({ webhooks }) => webhooks)),
    components: Object.fromEntries(kinds.map((kind) => [kind, component(kind)])) as Part['components'],
  });
}

/** Every operation with its method and path. */
export function operationsIn({ paths }: Pick<OpenApiDocument, 'paths'>) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Removes the tags of areas that have no calls in this document. */
export function withoutIdleTags(whole: OpenApiDocument): OpenApiDocument {
  const operations = [
    ...operationsIn(whole).map(({ operation }) => operation),
    ...Object.values(whole.webhooks).map(({ post }) => post),
  ];
  const used = new Set(operations.flatMap(({ tags }) => tags));
  return { ...whole, tags: whole.tags.filter(({ name }) => used.has(name)) };
}
