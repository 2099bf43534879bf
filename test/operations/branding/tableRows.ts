import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  branding_logos: async ({ file }) => ({ variant: 'light', file_id: await file('logo', 'image/png') }),
};
