import type { Anonymising } from '../../people/anonymising.ts';
import { forgetNotifications, forgetPreferences } from './store/anonymise.ts';

/** What they were told, and how. */
const anonymise: Anonymising = {
  erase: [forgetNotifications, forgetPreferences],
};
export default anonymise;
