import { put } from '../../access/records.ts';
import type { Place, Rows } from '../../access/row.ts';
import { item, listOf } from '../../examples/wishes.ts';
import type { Person } from '../../support/world.ts';

const LIST = 'time-categories';

/** An item that nothing uses. */
const fresh = async (at: Place) => ({
  list: LIST,
  item_id: await put(at, 'list_items', {
    list_key: LIST,
    code: `code-${at.next()}`,
    label: 'Travel',
    position: 1000,
  }),
});

/** The items of a list that are not archived, in reverse order. */
const turned = async (at: Place, person: Person, list: string) => ({
  ids: (await listOf(at, person, 'getList', {}, { list })).map(({ id }) => id).reverse(),
});

export const rows: Rows = {
  listLists: {},
  getList: { ids: { list: 'departments' }, reach: 'workspace' },
  createListItem: {
    ids: { list: LIST },
    body: { label: 'Research' },
    reach: 'workspace',
    example: {
      ids: { list: 'expense-categories' },
      body: { label: 'Fuel', code: 'fuel', color: '#2F6FDE', position: 1 },
    },
  },
  updateListItem: {
    ids: fresh,
    body: { label: 'Journeys' },
    example: {
      ids: async (at) => ({ list: 'departments', item_id: await item(at, 'departments', 'engineering') }),
      body: { label: 'Product engineering', color: '#2C7A7B' },
    },
  },
  deleteListItem: {
    ids: fresh,
    example: {
      ids: async (at) => ({
        list: 'termination-reasons',
        item_id: await item(at, 'termination-reasons', 'retirement'),
      }),
    },
  },
  reorderList: {
    ids: { list: 'absence-reasons' },
    before: (at) =>
      put(at, 'list_items', {
        list_key: 'absence-reasons',
        code: `code-${at.next()}`,
        label: 'Family',
        position: 1,
      }),
    body: (at) => turned(at, at.admin, 'absence-reasons'),
    reach: 'workspace',
    example: {
      ids: { list: 'absence-reasons' },
      body: (at, person) => turned(at, person, 'absence-reasons'),
    },
  },
};
