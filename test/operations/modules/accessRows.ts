import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listModules: {},
  // already on, because all rows share this workspace
  updateModules: { body: { tracking: true } },
};
