import { randomBytes } from 'node:crypto';
import { createSealer } from '../../../src/secrets/sealed.ts';
import { TEST_SECRET } from '../../support/service.ts';
import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  notifications: ({ world, mark }) => ({
    user_id: world.admin.id,
    kind: 'test',
    title: `title ${mark}`,
    body: `body ${mark}`,
  }),
  notification_preferences: ({ person, mark }) => ({
    user_id: person.id,
    kinds: { [mark]: { email: false } },
    quiet_from: '22:00',
    quiet_to: '06:00',
  }),
  notification_mails: ({ world, mark, id }) => ({
    user_id: world.admin.id,
    notification_id: id('notifications'),
    content: `content ${mark}`,
  }),
  outgoing_mails: ({ person, mark }) => ({
    user_id: person.id,
    kind: 'invitation',
    content_sealed: createSealer(TEST_SECRET, 'mail').seal(`mail ${mark}`),
  }),
  socket_tickets: ({ person }) => ({
    user_id: person.id,
    session_id: person.sessionId,
    token_hash: randomBytes(32),
    access_ends_at: '2099-01-01T00:00:00Z',
    expires_at: '2099-01-01T00:00:00Z',
  }),
};
