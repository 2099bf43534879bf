import { withoutIdleTags, type OpenApiDocument, type Operation } from './document.ts';

/**
 * The public subset (service.md, "/api/schema/public/"): the calls that an API key can make, and only the components
 * they need.
 */
export function publicSubset(whole: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .map(([path, item]): [string, Record<string, Operation>] => [path, callable(item)])
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const { apiKey } = whole.components['securitySchemes']!;
  const components = { ...whole.components, securitySchemes: { apiKey: apiKey! } };
  const { info, webhooks } = whole;
  return withoutIdleTags({
    ...whole,
    info: { ...info, title: `${info.title}, public subset` },
    paths,
    components: used(components, { paths, webhooks }) as OpenApiDocument['components'],
  });
}

/** The calls of a path that accept keys, with keys as their only credential: readers of the subset do not sign in. */
function callable(item: Record<string, Operation>): Record<string, Operation> {
  return Object.fromEntries(
    Object.entries(item)
      .filter(([, { security }]) => security!.some((entry) => 'apiKey' in entry))
      .map(([method, operation]) => [
        method,
        { ...operation, security: operation.security!.filter((entry) => !('jwt' in entry)) },
      ]),
  );
}

type Components = Record<string, Record<string, object>>;

/**
 * The components that are referred to, directly or through others. Security schemes are referred to by name: all stay.
 */
function used(components: Components, from: unknown): Components {
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
  );
}
