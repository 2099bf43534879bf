import type { Caller } from '../../../auth/caller.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import type { Workspace } from '../../../workspace/workspace.ts';

interface Asked {
  query: { from?: string | undefined; to?: string | undefined };
  caller: Pick<Caller, 'timezone'>;
  workspace: Pick<Workspace, 'timezone'>;
}

export const zoneOfCaller = ({ caller, workspace }: Omit<Asked, 'query'>): string =>
  caller.timezone ?? workspace.timezone;

/**
 * Filters for a list of meetings or slots that overlap the days `from` to `to` (both inclusive) of a zone.
 */
export function spanOfDays(
  { query: { from, to }, ...call }: Asked,
  zone = zoneOfCaller(call),
): { ends_after: string | undefined; starts_before: string | undefined } {
  return {
    ends_after: from === undefined ? undefined : dayStart(from, zone),
    starts_before: to === undefined ? undefined : dayEnd(to, zone),
  };
}
