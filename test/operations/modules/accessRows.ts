import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listModules: {},
};
