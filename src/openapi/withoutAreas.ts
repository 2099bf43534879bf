import { usedComponents } from './components.ts';
import { withoutIdleTags, type OpenApiDocument } from './document.ts';

/** A document without the calls of some areas and the components that only those calls need. */
export function withoutAreas(whole: OpenApiDocument, areas: readonly string[]): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([path]) => !areas.includes(areaOf(path))),
  );
  const { webhooks } = whole;
  return withoutIdleTags({
    ...whole,
    paths,
    components: usedComponents(whole.components, { paths, webhooks }),
  });
}

/** `/api/v1/pto/balance/` -> `pto` */
const areaOf = (path: string): string => path.split('/')[3]!;
