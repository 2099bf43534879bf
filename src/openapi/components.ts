import type { OpenApiDocument } from './document.ts';

type Components = OpenApiDocument['components'];

/**
 * The components that are referred to, directly or through others. Security schemes are referred to by name: all stay.
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
