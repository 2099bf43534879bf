import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  notifications: {},
  notification_preferences: {},
  notification_mails: { leftOut: 'Mails that wait to be sent. This installation sends them.' },
  outgoing_mails: { leftOut: 'Mails that wait to be sent, with codes of this installation.' },
  socket_tickets: { leftOut: 'Hashes of tickets that are valid for seconds.' },
};
export default tables;
