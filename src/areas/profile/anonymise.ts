import type { Anonymising } from '../../people/anonymising.ts';
import { forgetAddress, forgetDetails, forgetPersonalDetails } from './store/anonymise.ts';

/** Where they live, who they are in private, how they call themselves; their photo is a file. */
const anonymise: Anonymising = {
  erase: [forgetAddress, forgetPersonalDetails, forgetDetails],
};
export default anonymise;
