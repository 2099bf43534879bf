import type { Caller } from '../../../auth/caller.ts';
import { dayEnd, dayStart } from '../../../civil/zones.ts';
import type { Workspace } from '../../../workspace/workspace.ts';

interface Asked {
  query: { from?: string | undefined; to?: string | undefined };
  caller: Pick<Caller, 'timezone'>;
  workspace: Pick<Workspace, 'timezone'>;
}

/** The zone of a person's days. */
export const zoneOfCaller = ({ caller, workspace }: Omit<Asked, 'query'>): string =>
  caller.timezone ?? workspace.timezone;

/** Days as filters of a list: what ends after the first begins, and begins before the last ends. */
export function spanOfDays(
  { query: { from, to }, ...call }: Asked,
  zone = zoneOfCaller(call),
): { ends_after: string | undefined; starts_before: string | undefined } {
  return {
    ends_after: from === undefined ? undefined : dayStart(from, zone),
    starts_before: to === undefined ? undefined : dayEnd(to, zone),
  };
}
