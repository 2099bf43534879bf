import type { Rows } from '../../access/row.ts';

export const rows: Rows = {
  listLists: {},
  getList: { ids: { list: 'departments' }, reach: 'workspace' },
};
