import { useCall } from '../../api/query.ts';

/** The kinds of events as choices. */
export function useEventKinds(): { value: string; label: string; hint: string }[] {
  const { data } = useCall('listEventKinds', {});
  return (data?.data ?? []).map(({ event, group }) => ({ value: event, label: event, hint: group }));
}

/** Pings are always sent, so nobody chooses them. */
export const isChosen = ({ value }: { value: string }): boolean => value !== 'webhook.ping';
