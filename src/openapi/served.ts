/** The two documents as they are served at `/api/schema/` and `/api/schema/public/` and shown by the references. */
import { withCallsByScope } from './callsByScope.ts';
import { document } from './document.ts';
import { publicSubset } from './publicSubset.ts';

export const fullDocument = withCallsByScope(document);
export const publicDocument = withCallsByScope(publicSubset(document));
