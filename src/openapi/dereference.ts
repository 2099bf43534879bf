/** Name of the document in references that remain in a dereferenced part. */
export const DOCUMENT = 'contract';

/**
 * A part of a document (all of it by default) with each `#/…` reference replaced by its target, shared and
 * not copied. In a schema that contains itself, such as a tree, the reference remains: `contract#/…`.
 */
export function dereference(part: unknown, document: unknown = part): unknown {
  const done = new Map<string, unknown>();
  const lookUp = (ref: string): unknown => {
    if (!done.has(ref)) {
      done.set(ref, { $ref: DOCUMENT + ref });
      const target = ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
          document,
        );
      done.set(ref, walk(target));
    }
    return done.get(ref);
  };
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string') return lookUp($ref);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
  };
  return walk(part);
}
