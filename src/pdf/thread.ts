/** What the thread of `drawer.ts` runs: the drawings of all areas. A file of its own in `dist/`, too (`codegen/compile.js`). */
import { drawings } from '../generated/drawings.ts';
import { serve } from './serving.ts';

serve(drawings);
