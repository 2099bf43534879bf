/** Directory entries, profiles and the organisation chart. Directory entries contain nothing private. */
import type { DirectoryEntry, OrgChartNode, Profile, TeamMember } from '../../../generated/types.ts';
import { photoUrl } from '../../../people/photo.ts';
import type { Workspace } from '../../../workspace/workspace.ts';
import type { Day } from '../rules/day.ts';
import type { ChartRow, EntryRow, ProfileRow } from '../store/people.ts';
import { maybeRefIn } from '../../../people/named.ts';

export function presentEntry(row: EntryRow): DirectoryEntry {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    job_title: row.job_title,
    department: departmentOf(row),
    manager: maybeRefIn(row, 'manager'),
    photo_url: row.photo && photoUrl(row.id, row.photo),
  };
}

export function presentMember(row: EntryRow, today: Day): TeamMember {
  return Object.assign(presentEntry(row), { working_today: today.working, absent_today: today.absent });
}

export function presentProfile(row: ProfileRow, workspace: Pick<Workspace, 'timezone' | 'locale'>): Profile {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    name: row.name,
    preferred_name: row.preferred_name,
    phone: row.phone,
    bio: row.bio,
    job_title: row.job_title,
    department: departmentOf(row),
    manager: maybeRefIn(row, 'manager'),
    start_date: row.start_date,
    timezone: row.timezone ?? workspace.timezone,
    locale: row.locale ?? workspace.locale,
    photo_url: row.photo && photoUrl(row.id, row.photo),
    version: row.version,
  };
}

const departmentOf = (row: EntryRow): DirectoryEntry['department'] =>
  row.department_id === null ? null : { id: row.department_id, label: row.department_label! };

/** Builds the tree from rows that are sorted by level. */
export function presentChart(rows: readonly ChartRow[]): OrgChartNode[] {
  const top: OrgChartNode[] = [];
  const nodes = new Map<string, OrgChartNode>();
  for (const row of rows) {
    const node: OrgChartNode = { id: row.id, name: row.name, job_title: row.job_title, reports: [] };
    nodes.set(row.id, node);
    const above = row.level === 1 ? top : nodes.get(row.manager_id!)!.reports;
    above.push(node);
  }
  return top;
}
