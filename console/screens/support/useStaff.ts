import { useCall } from '../../api/query.ts';

/** The people to whom a question can be assigned, as choices. */
export function useStaff(): { value: string; label: string }[] {
  const { data } = useCall('listUsers', { query: { role: ['admin'], status: ['active'], limit: 100 } });
  return (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
