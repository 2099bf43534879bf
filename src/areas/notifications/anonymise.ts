import type { Anonymising } from '../../people/anonymising.ts';
import { forgetNotifications, forgetOutgoingMails, forgetPreferences } from './store/anonymise.ts';

const anonymise: Anonymising = {
  erase: [forgetNotifications, forgetOutgoingMails, forgetPreferences],
};
export default anonymise;
