import { ref, tenantTable } from '../../../db/tenant.ts';

/** Logos of a workspace: for light and dark backgrounds, and the favicon. */
export const sql = tenantTable(
  'branding_logos',
  `variant text NOT NULL CHECK (variant IN ('light', 'dark', 'favicon')),
   file_id uuid NOT NULL,
   UNIQUE (workspace_id, variant),
   ${ref('file_id', 'files')}`,
);
