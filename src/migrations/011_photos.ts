import { ref } from '../db/tenant.ts';

/** Photos of people: one file per size, either all three or none. */
export const sql = `
  ALTER TABLE user_details
    ADD COLUMN photo_64 uuid, ADD COLUMN photo_256 uuid, ADD COLUMN photo_512 uuid,
    ADD CONSTRAINT user_details_photo_64 ${ref('photo_64', 'files')},
    ADD CONSTRAINT user_details_photo_256 ${ref('photo_256', 'files')},
    ADD CONSTRAINT user_details_photo_512 ${ref('photo_512', 'files')},
    ADD CONSTRAINT user_details_photo_whole CHECK (num_nulls(photo_64, photo_256, photo_512) IN (0, 3));
`;
