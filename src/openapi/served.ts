/** The two documents as they are served at `/api/schema/` and `/api/schema/public/` and shown by the references. */
import { withCallsByScope } from './callsByScope.ts';
import { document, type OpenApiDocument } from './document.ts';
import { withExamples } from './examples.ts';
import { published } from './published.ts';
import { publicSubset } from './publicSubset.ts';
import { withoutAreas } from './withoutAreas.ts';

const served = (whole: OpenApiDocument) => published(withExamples(withCallsByScope(whole)));

export const fullDocument = served(document);
export const publicDocument = served(publicSubset(document));

/** The same for a workspace that has switched some areas off: without their calls. */
export const fullDocumentWithout = (areas: readonly string[]): OpenApiDocument =>
  areas.length === 0 ? fullDocument : served(withoutAreas(document, areas));
export const publicDocumentWithout = (areas: readonly string[]): OpenApiDocument =>
  areas.length === 0 ? publicDocument : served(publicSubset(withoutAreas(document, areas)));
