import type { Anonymising } from '../../people/anonymising.ts';
import { forgetAddress, forgetDetails, forgetPersonalDetails, forgetPreferences } from './store/anonymise.ts';

/** The photo is erased with the person's files. */
const anonymise: Anonymising = {
  erase: [forgetAddress, forgetPreferences, forgetPersonalDetails, forgetDetails],
};
export default anonymise;
