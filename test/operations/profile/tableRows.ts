import { randomUUID } from 'node:crypto';
import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  substitutions: ({ world, person }) => ({
    person_id: world.manager.id,
    substitute_id: world.otherManager.id,
    created_by: person.id,
    starts_on: '2027-03-01',
    when_away: false,
    areas: '{absences}',
    acts: 'no',
  }),
  escalations: ({ person }) => ({
    record_id: randomUUID(),
    employee_id: person.id,
    waiting_since: '2026-01-01T00:00:00Z',
  }),
  user_preferences: ({ person, mark }) => ({
    user_id: person.id,
    preferences: JSON.stringify({ start_page: `/${mark}` }),
  }),
  addresses: ({ person, mark }) => ({
    user_id: person.id,
    line1: `street ${mark}`,
    postal_code: '12047',
    city: `city ${mark}`,
    country: 'DE',
  }),
  personal_details: ({ person, mark }) => ({
    user_id: person.id,
    birth_date: '1991-04-23',
    nationality: 'DE',
    emergency_contacts: JSON.stringify([{ name: mark, relation: 'Sister', phone: '1' }]),
  }),
  user_details: async ({ person, mark, file }) => ({
    user_id: person.id,
    preferred_name: `name ${mark}`,
    phone: mark,
    photo_64: await file('photo', 'image/webp'),
    photo_256: await file('photo', 'image/webp'),
    photo_512: await file('photo', 'image/webp'),
  }),
};
