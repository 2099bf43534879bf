import type { Anonymising } from '../../people/anonymising.ts';
import { forgetTerms } from './store/anonymise.ts';

/** Erases pay, signatures and notes. Patterns and dates stay, because absences are calculated from them. */
const anonymise: Anonymising = {
  erase: [forgetTerms],
};
export default anonymise;
