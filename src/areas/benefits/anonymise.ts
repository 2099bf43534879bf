import type { Anonymising } from '../../people/anonymising.ts';
import { forgetDependents } from './store/anonymise.ts';

/** Who they insured with them, and what was said about it. */
const anonymise: Anonymising = {
  erase: [forgetDependents],
};
export default anonymise;
