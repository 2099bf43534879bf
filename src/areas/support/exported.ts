import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  ticket_counters: {},
  tickets: {},
  ticket_messages: {},
  ticket_attachments: {},
  ticket_words: {},
  faqs: {},
  faq_votes: {},
};
export default tables;
