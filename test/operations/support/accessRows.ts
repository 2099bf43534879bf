import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { PDF } from '../../support/form.ts';
import type { Person } from '../../support/world.ts';

const FORM = { 'content-type': 'multipart/form-data; boundary=matrix' };
const document = Buffer.concat([
  Buffer.from(
    '--matrix\r\nContent-Disposition: form-data; name="file"; filename="screen.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  ),
  PDF,
  Buffer.from('\r\n--matrix--\r\n'),
]);

/** A ticket with its first message. Its number is higher than those that the service assigns. */
const ticketAs =
  (status = 'open') =>
  async (at: Place, person: Person): Promise<{ ticket_id: string }> => {
    const ticket_id = await put(at, 'tickets', {
      number: 1_000_000 + at.next(),
      requester_id: person.id,
      subject: 'The printer does not print',
      status,
    });
    await put(at, 'ticket_messages', { ticket_id, author_id: person.id, body: 'It says: drawer open.' });
    return { ticket_id };
  };
const ticket = ticketAs();
const solved = ticketAs('solved');

/** The newest second ticket of a mergeable pair, by place. */
const others = new WeakMap<Place['sql'], string>();
async function pair(at: Place, person: Person): Promise<{ ticket_id: string }> {
  others.set(at.sql, (await ticket(at, person)).ticket_id);
  return ticket(at, person);
}

const otherOfPair = (at: Place) => ({ into_ticket_id: others.get(at.sql) });

async function attachment(at: Place, person: Person): Promise<{ ticket_id: string; attachment_id: string }> {
  const { ticket_id } = await ticket(at, person);
  const { body } = await at.service.request(at, 'POST', `/support/tickets/${ticket_id}/attachments/`, {
    as: person,
    headers: FORM,
    body: document,
  });
  return { ticket_id, attachment_id: body.data.id };
}

const faq = async (at: Place) => ({
  faq_id: await put(at, 'faqs', {
    question: `How do I reset my password? ${at.next()}`,
    answer_md: 'Choose **Forgot password**.',
    locale: 'en',
    published: true,
  }),
});

const TICKET = { subject: 'The printer does not print', body: 'It says: drawer open.' };

export const rows: Rows = {
  listTickets: { example: { before: ticket } },
  createTicket: { body: TICKET },
  getTicket: { ids: ticket, reach: 'private' },
  listTicketMessages: { ids: ticket, reach: 'private' },
  createTicketMessage: { ids: ticket, body: { body: 'It prints again.' }, reach: 'private' },
  uploadTicketAttachment: { ids: ticket, headers: FORM, body: document, reach: 'private' },
  downloadTicketAttachment: { ids: attachment, reach: 'private' },
  closeTicket: { ids: solved, example: { ids: solved } },
  reopenTicket: { ids: solved, example: { ids: solved } },

  adminListTickets: { example: { before: ticket } },
  adminUpdateTicket: { ids: ticket, body: { priority: 'high' } },
  adminMergeTicket: { ids: pair, body: otherOfPair, example: { ids: pair, body: otherOfPair } },

  listFaqs: { reach: 'workspace', example: { before: faq } },
  getFaq: { ids: faq, reach: 'workspace' },
  rateFaq: { ids: faq, body: { helpful: true }, reach: 'workspace' },
  adminCreateFaq: {
    body: { question: 'How do I reset my password?', answer_md: 'Choose **Forgot password**.' },
  },
  adminUpdateFaq: { ids: faq, body: { position: 3 } },
  adminDeleteFaq: { ids: faq },
};
