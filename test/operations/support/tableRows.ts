import type { TableRows } from '../../walls/filling.ts';

/** Numbers that no other rows of the workspace have. */
const numberOf = (mark: string, n: number) => 1_000_000 + 3 * (parseInt(mark, 16) % 500_000_000) + n;

export const rows: TableRows = {
  ticket_counters: ({ mark }) => ({ series: mark, last: 1 }),
  tickets: ({ world, person, mark }) => [
    // a ticket of an admin, who can close it as its requester
    {
      number: numberOf(mark, 2),
      requester_id: world.admin.id,
      subject: `third ticket ${mark}`,
      status: 'solved',
    },
    { number: numberOf(mark, 0), requester_id: person.id, subject: `ticket ${mark}` },
    // a ticket to merge
    {
      number: numberOf(mark, 1),
      requester_id: person.id,
      subject: `second ticket ${mark}`,
    },
  ],
  ticket_messages: ({ person, mark, id }) => ({
    ticket_id: id('tickets'),
    author_id: person.id,
    body: `message ${mark}`,
  }),
  ticket_attachments: async ({ person, id, file }) => ({
    ticket_id: id('tickets'),
    author_id: person.id,
    file_id: await file('ticket_attachment', 'application/pdf'),
  }),
  faqs: ({ mark }) => [
    { question: `question ${mark}`, answer_md: `answer ${mark}`, locale: 'en', published: true },
    // an FAQ to delete
    { question: `second question ${mark}`, answer_md: `answer ${mark}`, locale: 'en' },
  ],
  faq_votes: ({ person, id }) => ({ faq_id: id('faqs'), user_id: person.id, helpful: true }),
  // triggers on tickets and messages write the others
  ticket_words: ({ id, mark }) => ({ ticket_id: id('tickets'), word: mark, internal: true }),
};
