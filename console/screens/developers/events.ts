import { useCall } from '../../api/query.ts';
import { developers as d } from '../../texts/developers.ts';

/** The kinds of events as choices. */
export function useEventKinds(): { value: string; label: string; hint: string }[] {
  const { data } = useCall('listEventKinds', {});
  return (data?.data ?? []).map(({ event, group }) => ({ value: event, label: event, hint: group }));
}

/** What a webhook can select: all events, a group of kinds, or a kind. */
export function useEventSelections(): { value: string; label: string; hint: string }[] {
  const kinds = useEventKinds().filter(isChosen);
  if (kinds.length === 0) return [];
  const groups = [...new Set(kinds.map(({ value }) => `${value.split('.')[0]}.*`))];
  return [
    { value: '*', label: '*', hint: d.allEvents },
    ...groups.map((value) => ({ value, label: value, hint: d.groupOfEvents })),
    ...kinds,
  ];
}

/** Pings are always sent, so nobody chooses them. */
export const isChosen = ({ value }: { value: string }): boolean => value !== 'webhook.ping';
