/** The pick lists of a workspace, as a company of this size would have them. */
import { pickLists } from '../generated/areas.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { Team } from './cast.ts';
import { iso, type Stage } from './stage.ts';

/** Finds an item's id by list and code. */
export type Lists = (list: string, code: string) => string;

export function layLists(stage: Stage, teams: readonly Team[]): Lists {
  const at = stage.at(stage.since, 9 * 60);
  const ids = new Map<string, string>();
  const departments = teams.map((team) => pickLists.departments.find(({ code }) => code === team)!);
  const lists: Record<string, readonly FirstItem[]> = { ...pickLists, departments };
  for (const [list, items] of Object.entries(lists)) {
    items.forEach(({ code, label, color }, position) => {
      const id = stage.id(at);
      ids.set(`${list}/${code}`, id);
      stage.put('list_items', {
        id,
        created_at: iso(at),
        updated_at: iso(at),
        list_key: list,
        code,
        label,
        color: color ?? null,
        position,
      });
    });
  }
  return (list, code) => {
    const id = ids.get(`${list}/${code}`);
    if (!id) throw new Error(`no item ${code} in ${list}`);
    return id;
  };
}
