import type { NotificationPreferences } from '../../../generated/types.ts';
import { channelsOf } from '../../../notifications/channels.ts';
import type { PreferencesRow } from '../../../notifications/preferences.ts';

/** Lists every kind, including those that the person has not set. */
export function presentPreferences(
  row: Pick<PreferencesRow, 'kinds' | 'quiet_from' | 'quiet_to'> | undefined,
): NotificationPreferences {
  return {
    kinds: channelsOf(row?.kinds ?? {}),
    quiet_hours:
      !row || row.quiet_from === null || row.quiet_to === null
        ? null
        : { from: row.quiet_from, to: row.quiet_to },
  };
}
