import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  user_details: async ({ person, mark, file }) => ({
    user_id: person.id,
    preferred_name: `name ${mark}`,
    phone: mark,
    photo_64: await file('photo', 'image/webp'),
    photo_256: await file('photo', 'image/webp'),
    photo_512: await file('photo', 'image/webp'),
  }),
};
