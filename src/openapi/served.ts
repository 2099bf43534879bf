/** The two documents as they leave: `/api/schema/` and `/api/schema/public/`, and what the two references show. */
import { withCallsByScope } from './callsByScope.ts';
import { document } from './document.ts';
import { publicSubset } from './publicSubset.ts';

export const fullDocument = withCallsByScope(document);
export const publicDocument = withCallsByScope(publicSubset(document));
