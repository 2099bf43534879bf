import type { Anonymising } from '../../people/anonymising.ts';
import { forgetTerms } from './store/anonymise.ts';

/** What they signed and why they left; patterns and days stay, which hours and absences are counted by. */
const anonymise: Anonymising = {
  erase: [forgetTerms],
};
export default anonymise;
