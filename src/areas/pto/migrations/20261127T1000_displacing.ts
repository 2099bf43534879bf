import { ref } from '../../../db/tenant.ts';

/** Leave types that take days out of others (rule 75), and absences that continue one cut in two. */
export const sql = `
  ALTER TABLE policies ADD COLUMN displaces boolean NOT NULL DEFAULT false;

  ALTER TABLE absences
    ADD COLUMN split_from uuid,
    -- the half days of a request that lies over other absences until it is approved; slots is empty meanwhile
    ADD COLUMN overlay int4range,
    ADD CONSTRAINT absences_split_from_fkey ${ref('split_from', 'absences')} NOT VALID;
  CREATE INDEX absences_split_from ON absences (workspace_id, split_from) WHERE split_from IS NOT NULL;
  CREATE INDEX absences_overlay ON absences (workspace_id, employee_id) WHERE overlay IS NOT NULL;
`;
