import type { Anonymising } from '../../people/anonymising.ts';
import { forgetDescriptions } from './store/anonymise.ts';

/** What they wrote about their work; times stay. */
const anonymise: Anonymising = {
  erase: [forgetDescriptions],
};
export default anonymise;
