import type { Anonymising } from '../../people/anonymising.ts';
import { forgetMessages, forgetTickets, forgetWords } from './store/anonymise.ts';

/** What they asked for, what they were answered, and what they wrote to others; attachments are files. */
const anonymise: Anonymising = {
  erase: [forgetTickets, forgetMessages, forgetWords],
};
export default anonymise;
