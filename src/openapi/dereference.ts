/** Name of the whole document in references that are left in a dereferenced part. */
export const DOCUMENT = 'contract';

/**
 * A part of a document (all of it by default) with every `#/…` reference replaced by its target, which is shared, not
 * copied. Where a schema contains itself, such as a tree, the reference is left: `contract#/…`.
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
