import type { Anonymising } from '../../people/anonymising.ts';
import { forgetFeed, forgetMeetings } from './store/anonymise.ts';

/**
 * Erases the content of meetings that the person organised, not the meetings. Slides are erased with their
 * files.
 */
const anonymise: Anonymising = {
  erase: [forgetMeetings, forgetFeed],
};
export default anonymise;
