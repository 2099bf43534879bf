import type { OpenApiDocument } from './document.ts';

type Components = OpenApiDocument['components'];

/**
 * The components that `from` references, directly or indirectly. All security schemes stay, because they are
 * referenced by name.
 */
export function usedComponents(components: Components, from: unknown): Components {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string' && !found.has($ref)) {
      found.add($ref);
      const [kind, name] = $ref.split('/').slice(2) as [string, string];
      walk(components[kind]![name]);
    }
    Object.values(node).forEach(walk);
  };
  walk(from);
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      Object.fromEntries(
        Object.entries(all).filter(
          ([name]) => kind === 'securitySchemes' || found.has(`#/components/${kind}/${name}`),
        ),
      ),
    ]),
  ) as Components;
}
