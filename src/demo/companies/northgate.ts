/**
 * Northgate: three people in a second workspace, to show that workspaces do not see each other. Deliberately
 * without a past: no period lock, no time before this year, and no absences of the employee.
 */
import type { CivilDate } from '../../civil/dates.ts';
import type { CompanyFacts } from '../company.ts';
import { team, type PersonFacts } from './people.ts';

function people(today: CivilDate): PersonFacts[] {
  const year = Number(today.slice(0, 4));
  return team('office', 'david', [
    [
      'nora',
      'Nora Lindqvist',
      'Managing Director',
      `${year - 5}-01-01`,
      7000,
      { role: 'admin', manager: null },
    ],
    [
      'david',
      'David Okafor',
      'Project Manager',
      `${year - 4}-03-01`,
      5400,
      { role: 'manager', manager: 'nora' },
    ],
    ['sara', 'Sara Lindner', 'Surveyor', `${year - 3}-06-01`, 4100, { visitors: true }],
  ]);
}

export const northgate: CompanyFacts = {
  slug: 'northgate',
  name: 'Northgate',
  zone: 'Europe/Berlin',
  plan: 'managed',
  seats: 5,
  hosts: ['northgate.localhost'],
  theme: { primary_color: '#2F855A', login_text: 'Northgate Surveying' },
  invoicing: null,
  secondPersonFrom: null,
  departments: ['office'],
  sites: [],
  costCentres: [],
  projects: [],
  timesheets: 'none',
  history: 'short',
  people,
  handedOut: ['nora', 'david', 'sara'],
  secondFactor: null,
  contractDraft: null,
  keys: [
    {
      name: 'Command line',
      owner: 'sara',
      scopes: ['absences:read', 'absences:write', 'time:read', 'time:write'],
      made: 40,
    },
    {
      name: 'Payroll office',
      owner: null,
      maker: 'nora',
      scopes: ['people:read', 'team:read', 'time:read', 'absences:read', 'reports:read'],
      made: 40,
    },
  ],
};
