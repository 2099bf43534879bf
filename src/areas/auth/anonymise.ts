import type { Anonymising } from '../../people/anonymising.ts';
import {
  endSessions,
  forgetCodes,
  forgetEmailChanges,
  forgetFactor,
  forgetImportRows,
  forgetImports,
  forgetTokens,
} from './store/anonymise.ts';

/** How they signed in, and how they came. */
const anonymise: Anonymising = {
  erase: [
    endSessions,
    forgetFactor,
    forgetCodes,
    forgetTokens,
    forgetEmailChanges,
    forgetImports,
    forgetImportRows,
  ],
};
export default anonymise;
