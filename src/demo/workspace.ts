/** The workspace itself, and the hosts under which it answers. */
import type { Plan } from '../workspace/workspace.ts';
import { iso, type Stage } from './stage.ts';

export interface WorkspaceFacts {
  name: string;
  plan: Plan;
  seats: number;
  hosts: readonly string[];
  theme: Record<string, string>;
}

export function layWorkspace(stage: Stage, { name, plan, seats, hosts, theme }: WorkspaceFacts): void {
  const at = iso(stage.at(stage.since, 8 * 60));
  stage.put('workspaces', {
    id: stage.workspaceId,
    slug: stage.slug,
    name,
    plan,
    api_addon: false,
    timezone: stage.zone,
    currency: 'EUR',
    locale: 'en',
    week_start: 1,
    seats,
    settings: {},
    theme,
    modules_off: [],
    created_at: at,
    updated_at: at,
    version: 1,
  });
  for (const host of hosts) stage.put('workspace_hosts', { host, workspace_id: stage.workspaceId });
}
