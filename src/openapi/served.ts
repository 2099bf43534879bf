/** The two documents as they are served at `/api/schema/` and `/api/schema/public/` and shown by the references. */
import { withCallsByScope } from './callsByScope.ts';
import { document, type OpenApiDocument } from './document.ts';
import { withExamples } from './examples.ts';
import { publicSubset } from './publicSubset.ts';

const served = (whole: OpenApiDocument) => withExamples(withCallsByScope(whole));

export const fullDocument = served(document);
export const publicDocument = served(publicSubset(document));
