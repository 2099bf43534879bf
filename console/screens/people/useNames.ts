import { useCall } from '../../api/query.ts';
import type { Names } from './importing.ts';

/** The ids of list items by their names in small letters. */
export function useNames(): Names {
  const departments = useCall('getList', { path: { list: 'departments' } });
  const userTypes = useCall('getList', { path: { list: 'user-types' } });
  const workplaces = useCall('getList', { path: { list: 'workplaces' } });
  const ids = (list: typeof departments) =>
    new Map((list.data?.data ?? []).map(({ id, label }) => [label.toLowerCase(), id]));
  return { departments: ids(departments), userTypes: ids(userTypes), workplaces: ids(workplaces) };
}
