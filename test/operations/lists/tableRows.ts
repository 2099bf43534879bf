import type { TableRows } from '../../walls/filling.ts';

export const rows: TableRows = {
  list_items: ({ mark }) =>
    ['time-categories', 'departments', 'user-types', 'termination-reasons', 'absence-reasons'].map(
      (list_key) => ({
        list_key,
        code: mark,
        label: `label of ${mark}`,
      }),
    ),
};
