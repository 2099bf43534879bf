import type { Anonymising } from '../../people/anonymising.ts';
import { forgetTerms } from './store/anonymise.ts';

/** Erases pay, signatures and notes. Patterns and dates stay, because hours and absences are calculated from them. */
const anonymise: Anonymising = {
  erase: [forgetTerms],
};
export default anonymise;
