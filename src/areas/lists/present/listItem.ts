import type { ListItem } from '../../../generated/types.ts';
import type { ListItemRow } from '../../../lists/items.ts';

export function presentListItem(row: ListItemRow): ListItem {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    color: row.color,
    position: row.position,
    archived: row.archived,
    version: row.version,
    holiday_calendar: row.holiday_calendar,
    working_time_rules: row.working_time_rules,
  };
}
