/** A bundled OpenAPI document as untyped JSON: only codegen reads it this way. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Document = Record<string, any>;

/** Follows a `#/…` reference within the bundle. */
export function resolve(document: Document, node: Document): Document {
  if (typeof node?.$ref !== 'string') return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<Document>((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return resolve(document, target);
}

/** The last part of a reference: `Person` for `#/components/schemas/Person`. */
export const referredName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The webhooks of a document: each event kind with the request that delivers it. */
export const eventsOf = (document: Document): { kind: string; event: Document }[] =>
  Object.entries<Document>(document.webhooks).map(([kind, item]) => ({ kind, event: item.post }));

/** The area of an operation or an event: its tag other than `public`. */
export const areaOf = (operation: Document): string =>
  (operation.tags as string[]).find((tag) => tag !== 'public')!;
