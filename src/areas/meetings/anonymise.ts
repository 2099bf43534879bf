import type { Anonymising } from '../../people/anonymising.ts';
import { forgetFeed, forgetMeetings } from './store/anonymise.ts';

/** What they planned; that there was a meeting stays. Their slides are files. */
const anonymise: Anonymising = {
  erase: [forgetMeetings, forgetFeed],
};
export default anonymise;
