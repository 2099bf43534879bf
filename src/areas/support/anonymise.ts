import type { Anonymising } from '../../people/anonymising.ts';
import { forgetMessages, forgetTickets, forgetWords } from './store/anonymise.ts';

/**
 * Erases the tickets of the person, the answers to them, and messages to others. Attachments are erased as
 * files.
 */
const anonymise: Anonymising = {
  erase: [forgetTickets, forgetMessages, forgetWords],
};
export default anonymise;
