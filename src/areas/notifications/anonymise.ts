import type { Anonymising } from '../../people/anonymising.ts';
import { forgetNotifications, forgetPreferences } from './store/anonymise.ts';

const anonymise: Anonymising = {
  erase: [forgetNotifications, forgetPreferences],
};
export default anonymise;
