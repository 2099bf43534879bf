/** The scopes, and which of them a role may hold (service.md, "API keys"). */
import { atLeast } from '../../../auth/caller.ts';
import type { Role } from '../../../openapi/operation.ts';
import type { Scope } from '../../../generated/operations.ts';
import { SCOPES } from '../../../generated/operations.ts';

/** What each scope grants, in the words and order of service.md. */
const GRANTS: Record<Scope, string> = {
  'people:read': 'own profile, contracts and benefits',
  'team:read':
    "other people's records: team directory and every admin or manager listing (managers and admins only)",
  'people:write': 'create, update and deactivate people (admins)',
  'time:read': 'time entries, clock, own time report',
  'time:write': 'track time',
  'absences:read': 'balances and requests',
  'absences:write': 'request time off',
  'absences:approve': 'review requests',
  'expenses:read': 'expense claims',
  'expenses:write': 'submit expense claims',
  'expenses:approve': 'review expense claims',
  'payroll:read': 'payslips, invoices, wallet',
  'reports:read': 'team reports, presences, overtime, dashboard summaries',
  'webhooks:manage': 'create and manage webhooks',
};

export const scopes = Object.entries(GRANTS) as [Scope, string][];

/** Whether a role may use a scope itself, and so may put it into a personal key (rule 51). */
export const isGrantable = (scope: Scope, role: Role): boolean => atLeast(role, SCOPES[scope]);
