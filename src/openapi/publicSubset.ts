import { usedComponents } from './components.ts';
import { withoutIdleTags, type OpenApiDocument, type Operation } from './document.ts';

/**
 * The public subset (service.md, "/api/schema/public/"): the calls that an API key can make, and the
 * components they need.
 */
export function publicSubset(whole: OpenApiDocument): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .map(([path, item]): [string, Record<string, Operation>] => [path, callable(item)])
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const { apiKey } = whole.components['securitySchemes']!;
  const components: OpenApiDocument['components'] = {
    ...whole.components,
    securitySchemes: { apiKey: apiKey! },
  };
  const { info, webhooks } = whole;
  return withoutIdleTags({
    ...whole,
    info: { ...info, title: `${info.title}, public subset` },
    paths,
    components: usedComponents(components, { paths, webhooks }),
  });
}

/** The calls of a path that accept keys, without other credentials: the readers do not sign in. */
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
