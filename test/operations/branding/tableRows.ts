import type { TableRows } from '../../walls/filling.ts';

const VARIANTS = ['light', 'dark', 'favicon'];

export const rows: TableRows = {
  // a workspace that is filled again gets the next variant
  branding_logos: async ({ file, world }) => {
    const kept = await world.sql('SELECT FROM branding_logos WHERE workspace_id = $1', [world.id]);
    const variant = VARIANTS[kept.length];
    return variant === undefined ? [] : { variant, file_id: await file('logo', 'image/png') };
  },
};
