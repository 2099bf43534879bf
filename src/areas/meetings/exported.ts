import type { AreaTables } from '../../exports/tables.ts';

const tables: AreaTables = {
  meetings: { made: ['timezone'] },
  meeting_attendees: {},
  meeting_slots: { about: 'company' },
  meeting_slides: {},
  meeting_reminders: {},
  calendar_feeds: { leftOut: 'Hashes of secret addresses. People create new ones.' },
};
export default tables;
