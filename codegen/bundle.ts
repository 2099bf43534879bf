import { bundle, loadConfig } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../openapi/', import.meta.url));

/** A bundled OpenAPI document, as loose JSON: codegen is the only reader that needs no types for it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Document = Record<string, any>;

/** Bundles the contract as one JSON document: `full@v1` is everything, `public@v1` what an API key can call. */
export async function bundleContract(alias: 'full@v1' | 'public@v1'): Promise<Document> {
  const config = await loadConfig({ configPath: `${folder}redocly.yaml` });
  const result = await bundle({ ref: `${folder}openapi.yaml`, config: config.forAlias(alias) });
  const errors = result.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((problem) => problem.message).join('\n'));
  const document = withoutIdleTags(result.bundle.parsed as Document);
  return alias === 'public@v1' ? forKeysOnly(document) : document;
}

/** Areas that have no calls and no events yet, or none in this document, are no chapters of it. */
function withoutIdleTags(document: Document): Document {
  const everything = [...operationsIn(document.paths), ...operationsIn(document.webhooks)];
  const used = new Set(everything.flatMap(({ tags }) => tags as string[]));
  return { ...document, tags: document.tags.filter((tag: { name: string }) => used.has(tag.name)) };
}

/**
 * What an API key can call is called with an API key: sign-in, which the filter leaves, goes. The least role of a key's
 * owner is in each call's first line.
 */
function forKeysOnly(document: Document): Document {
  for (const operation of operationsIn(document.paths))
    operation.security = (operation.security as object[]).filter((entry) => !('jwt' in entry));
  const { apiKey } = document.components.securitySchemes;
  return {
    ...document,
    info: { ...document.info, title: `${document.info.title}, public subset` },
    components: { ...document.components, securitySchemes: { apiKey } },
  };
}

const operationsIn = (items: Document): Document[] =>
  Object.values(items).flatMap((item) => Object.values(item));
