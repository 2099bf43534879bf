import type { Anonymising } from '../../people/anonymising.ts';
import {
  endSessions,
  forgetCodes,
  forgetDocumentsAccess,
  forgetEmailChanges,
  forgetFactor,
  forgetImportRows,
  forgetImports,
  forgetTokens,
} from './store/anonymise.ts';

/** Erases a person's credentials, and the imports they started or were added by. */
const anonymise: Anonymising = {
  erase: [
    endSessions,
    forgetFactor,
    forgetCodes,
    forgetTokens,
    forgetDocumentsAccess,
    forgetEmailChanges,
    forgetImports,
    forgetImportRows,
  ],
};
export default anonymise;
