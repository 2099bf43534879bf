import type { Anonymising } from '../../people/anonymising.ts';
import { forgetNotes, forgetReasons } from './store/anonymise.ts';

/** Why they were away; days stay. */
const anonymise: Anonymising = {
  erase: [forgetNotes, forgetReasons],
};
export default anonymise;
