/**
 * A part of a document (all of it unless said) with every `#/…` reference replaced by what it names; shared, not copied, as
 * the contract has no cycles.
 */
export function dereference(part: unknown, document: unknown = part): unknown {
  const done = new Map<string, unknown>();
  const lookUp = (ref: string): unknown => {
    if (!done.has(ref)) {
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
