/** The pick lists of a workspace of this size. */
import { pickLists } from '../generated/areas.ts';
import type { FirstItem } from '../lists/pickLists.ts';
import type { CompanyFacts, Site } from './company.ts';
import { iso } from './days.ts';
import type { Rows } from './rows.ts';

export type Lists = (list: string, code: string) => string;

export function insertLists(
  rows: Rows,
  {
    departments: teams,
    sites,
    costCentres,
    projects,
  }: Pick<CompanyFacts, 'departments' | 'sites' | 'costCentres' | 'projects'>,
  at: number,
): Lists {
  const ids = new Map<string, string>();
  const departments = teams.map((team) => pickLists.departments.find(({ code }) => code === team)!);
  const workplaces = [...pickLists.workplaces, ...sites];
  const lists: Record<string, readonly (FirstItem & Partial<Site>)[]> = {
    ...pickLists,
    departments,
    workplaces,
    'cost-centres': costCentres,
    projects,
  };
  for (const [list, items] of Object.entries(lists)) {
    items.forEach(({ code, label, color, calendar }, position) => {
      const id = rows.id(at);
      ids.set(`${list}/${code}`, id);
      rows.insert('list_items', {
        id,
        created_at: iso(at),
        updated_at: iso(at),
        list_key: list,
        code,
        label,
        color: color ?? null,
        holiday_calendar: calendar ?? null,
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
