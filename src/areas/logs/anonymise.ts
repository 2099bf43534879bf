import type { Anonymising } from '../../people/anonymising.ts';
import { forgetAppLogs } from './store/anonymise.ts';

/** What their apps sent. */
const anonymise: Anonymising = {
  erase: [forgetAppLogs],
};
export default anonymise;
