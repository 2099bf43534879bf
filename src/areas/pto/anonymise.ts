import type { Anonymising } from '../../people/anonymising.ts';
import { forgetNotes, forgetReasons } from './store/anonymise.ts';

/** Erases the reasons of absences; the days stay. */
const anonymise: Anonymising = {
  erase: [forgetNotes, forgetReasons],
};
export default anonymise;
