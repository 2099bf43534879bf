import type { Anonymising } from '../../people/anonymising.ts';
import { forgetDescriptions, forgetFeed, forgetNotes, forgetReasons } from './store/anonymise.ts';

/** Erases what people wrote about their work; the times stay. */
const anonymise: Anonymising = {
  erase: [forgetDescriptions, forgetFeed, forgetNotes, forgetReasons],
};
export default anonymise;
