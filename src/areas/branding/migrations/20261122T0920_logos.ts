import { ref, tenantTable } from '../../../db/tenant.ts';

/** The pictures of a workspace: for a light ground, for a dark one, and the small one of a browser's tab. */
export const sql = tenantTable(
  'branding_logos',
  `variant text NOT NULL CHECK (variant IN ('light', 'dark', 'favicon')),
   file_id uuid NOT NULL,
   UNIQUE (workspace_id, variant),
   ${ref('file_id', 'files')}`,
);
