import type { Anonymising } from '../../people/anonymising.ts';
import { forgetDependents } from './store/anonymise.ts';

/** Erases a person's dependents and the notes of decisions. */
const anonymise: Anonymising = {
  erase: [forgetDependents],
};
export default anonymise;
