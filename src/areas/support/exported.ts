import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  ticket_counters: { about: 'company', made: ['series'] },
  tickets: {},
  ticket_messages: {},
  ticket_attachments: {},
  ticket_words: {},
  faqs: { about: 'company' },
  faq_votes: {},
};
export default tables;
