import type { Anonymising } from '../../people/anonymising.ts';
import { forgetAgreements, forgetNotes, forgetReasons } from './store/anonymise.ts';

/** Erases the reasons of absences and agreements; the days stay. */
const anonymise: Anonymising = {
  erase: [forgetNotes, forgetReasons, forgetAgreements],
};
export default anonymise;
