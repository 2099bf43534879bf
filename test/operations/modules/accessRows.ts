import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listModules: {},
  // what is on already: the place is everybody's
  updateModules: { body: { tracking: true } },
};
