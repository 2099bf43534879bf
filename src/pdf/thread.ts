/**
 * The code of the thread of `drawer.ts`: the drawings of all areas. Also a separate file in `dist/`
 * (`codegen/compile.js`).
 */
import { drawings } from '../generated/drawings.ts';
import { serve } from './serving.ts';

serve(drawings);
