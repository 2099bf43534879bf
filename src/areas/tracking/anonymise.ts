import type { Anonymising } from '../../people/anonymising.ts';
import { forgetDescriptions } from './store/anonymise.ts';

/** Erases what people wrote about their work; the times stay. */
const anonymise: Anonymising = {
  erase: [forgetDescriptions],
};
export default anonymise;
