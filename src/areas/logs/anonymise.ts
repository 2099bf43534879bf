import type { Anonymising } from '../../people/anonymising.ts';
import { forgetAppLogs } from './store/anonymise.ts';

const anonymise: Anonymising = {
  erase: [forgetAppLogs],
};
export default anonymise;
